// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useMostInView } from "./use-most-in-view.ts";

class Observer {
  constructor(private readonly call: (entries: object[]) => void) {}
  observe({ dataset }: HTMLElement) {
    this.call([{ intersectionRect: { width: Number(dataset.inView), height: 1 } }]);
  }
  disconnect() {}
}

/** Asks it of an element of which so much is in view, in px². */
function ask(inView: string) {
  const ref = { current: document.createElement("p") };
  ref.current.dataset.inView = inView;
  return renderHook(() => useMostInView(ref));
}

it("is the one of which most is in view, also when another has gone, and none in a tab that is hidden", () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const less = ask("10");
  const more = ask("20");
  expect([less.result.current, more.result.current]).toEqual([false, true]);
  act(() => more.unmount());
  expect(less.result.current).toBe(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(less.result.current).toBe(false);
});
