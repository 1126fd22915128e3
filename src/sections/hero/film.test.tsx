// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import Film from "./film.island.tsx";

const play = vi.fn(async () => {});
let show: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  play.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      disconnect = () => {};
      observe = () => {};
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
    },
  );
});

const files = [
  { src: "/tall.webm", type: "video/webm", media: "(max-width: 1px)" },
  { src: "/wide.webm", type: "video/webm" },
];
const open = () => render(<Film files={files} pauseLabel="Pause" playLabel="Play" />);
/** A frame has been painted by then. */
const frame = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));

it("waits for the button if the visitor saves data or the browser forbids it", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  open();
  show(true);
  await frame();
  expect(play).not.toHaveBeenCalled();
  play.mockRejectedValueOnce(Object.assign(new Error("refused"), { name: "NotAllowedError" }));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
});
