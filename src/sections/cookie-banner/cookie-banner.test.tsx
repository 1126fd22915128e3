// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { consentStore } from "../../features/consent/consent-store.ts";
import Banner from "./cookie-banner.island.tsx";

it("opens by itself without taking the focus or Escape for an answer", () => {
  const focused = document.body.appendChild(document.createElement("button"));
  render(<Banner title="Cookies" text="May we?" accept="Accept" reject="Reject" close="Close" />);
  const banner = () => screen.queryByRole("region", { name: "Cookies" });
  expect(banner()).toBeNull();
  focused.focus();
  act(() => consentStore.set({ ...consentStore.initial, bannerOpen: true }));
  expect(document.activeElement).toBe(focused);
  fireEvent.keyDown(banner() as Element, { key: "Escape" });
  expect(banner()).not.toBeNull();
});
