// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import ScrollToTop from "./scroll-to-top.island.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("comes after 300 px and leads to the top", () => {
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  render(<ScrollToTop label="To the top" />);
  const button = screen.getByRole("button", { name: "To the top" });
  for (const [scrollY, visible] of [
    [300, "false"],
    [301, "true"],
  ] as const) {
    vi.stubGlobal("scrollY", scrollY);
    act(() => void dispatchEvent(new Event("scroll")));
    expect(button.dataset.visible).toBe(visible);
  }
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
