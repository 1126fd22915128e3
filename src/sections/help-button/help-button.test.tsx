// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { bannerHeight } from "../../features/consent/consent-store.ts";
import HelpButton from "./help-button.island.tsx";

it("is named by its tooltip, which Escape hides and an open cookie banner lifts", () => {
  render(<HelpButton href="https://wa.me/1" tooltip="Questions?" newTab="opens in a new tab" />);
  const link = screen.getByRole("link", { name: "Questions? opens in a new tab" });
  expect(link.getAttribute("rel")).toBe("noopener");
  fireEvent.keyDown(window, { key: "Escape" });
  expect(link.hasAttribute("data-dismissed")).toBe(true);
  fireEvent.focus(link);
  expect(link.hasAttribute("data-dismissed")).toBe(false);
  const tooltip = link.querySelector<HTMLElement>(".help-tooltip");
  expect(tooltip?.style.bottom).toBe("");
  act(() => bannerHeight.set(180));
  expect(tooltip?.style.bottom).toBe("180px");
});
