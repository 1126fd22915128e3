// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import Film from "./film.island.tsx";

it("waits for the button if the visitor saves data or the browser forbids it", async () => {
  const play = vi.fn(async () => {});
  Object.assign(HTMLMediaElement.prototype, { play });
  let show = () => {};
  vi.stubGlobal("IntersectionObserver", function observer(callback: (entries: { isIntersecting: true }[]) => void) {
    show = () => callback([{ isIntersecting: true }]);
    return { observe() {}, disconnect() {} };
  });
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  render(<Film files={[{ src: "/film.webm", type: "video/webm" }]} pauseLabel="Pause" playLabel="Play" />);
  act(show);
  // A frame has been painted by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(play).not.toHaveBeenCalled();
  play.mockRejectedValueOnce(Object.assign(new Error("refused"), { name: "NotAllowedError" }));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
});
