// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import CloseButton from "./close-button.island.tsx";

it("closes the window, and opens the landing page if the browser refuses", () => {
  vi.useFakeTimers();
  const close = vi.spyOn(window, "close").mockImplementation(() => {});
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  render(<CloseButton label="Close" landing="/de" />);
  fireEvent.submit(screen.getByRole("button").closest("form") as HTMLFormElement);
  expect(close).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/de$/));
});
