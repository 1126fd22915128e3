// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSwipe } from "./use-swipe.ts";

vi.stubGlobal("visualViewport", { scale: 1 });
const onSwipe = vi.fn();
const Area = () => <div role="img" {...useSwipe(onSwipe)} />;

it("swipes with one finger, but not by zooming with two", () => {
  render(<Area />);
  const area = screen.getByRole("img");
  const finger = (clientX: number) => ({ clientX, clientY: 0 });
  fireEvent.touchStart(area, { touches: [finger(100)], changedTouches: [finger(100)] });
  fireEvent.touchStart(area, { touches: [finger(100), finger(200)], changedTouches: [finger(200)] });
  fireEvent.touchEnd(area, { touches: [finger(60)], changedTouches: [finger(260)] });
  fireEvent.touchEnd(area, { touches: [], changedTouches: [finger(60)] });
  expect(onSwipe).not.toHaveBeenCalled();
  fireEvent.touchStart(area, { touches: [finger(100)], changedTouches: [finger(100)] });
  fireEvent.touchEnd(area, { touches: [], changedTouches: [finger(40)] });
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith(1);
});
