// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import Film from "./film.island.tsx";

it("pauses if the browser forbids it to play", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      disconnect = () => {};
      observe = () => {};
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => act(() => callback([{ isIntersecting: true }])));
      }
    },
  );
  const refusal = Object.assign(new Error("refused"), { name: "NotAllowedError" });
  const play = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  Object.assign(HTMLMediaElement.prototype, { play });
  render(<Film files={[{ src: "/film.webm", type: "video/webm" }]} pauseLabel="Pause" playLabel="Play" />);
  fireEvent.click(await screen.findByRole("button", { name: "Play" }));
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});
