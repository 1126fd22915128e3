// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import ScrollToTop from "./scroll-to-top.island.tsx";

it("shows past 300 px, scrolls to the top and hands the focus to the page's content", () => {
  const main = Object.assign(document.createElement("main"), { tabIndex: -1 });
  document.body.append(main);
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  render(<ScrollToTop label="Back to top" />);
  const button = screen.getByRole("button", { name: "Back to top" });
  for (const [top, visible] of [
    [300, "false"],
    [301, "true"],
  ] as const) {
    vi.stubGlobal("scrollY", top);
    act(() => window.dispatchEvent(new Event("scroll")));
    expect(button.dataset.visible).toBe(visible);
  }
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  expect(document.activeElement).toBe(main);
});
