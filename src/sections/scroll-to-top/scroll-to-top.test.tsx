// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import ScrollToTop from "./scroll-to-top.island.tsx";

it("is shown more than 300 px below the top of the page", () => {
  render(<ScrollToTop label="Back to top" />);
  const visibleAt = (top: number) => {
    vi.stubGlobal("scrollY", top);
    act(() => window.dispatchEvent(new Event("scroll")));
    return screen.getByRole("button", { name: "Back to top" }).dataset.visible;
  };
  expect([300, 301].map(visibleAt)).toEqual(["false", "true"]);
});
