// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { chooseConsent, consentStore, openPreferences, startConsent } from "../../features/consent/consent-store.ts";
import Banner from "./cookie-banner.island.tsx";

startConsent();
const opener = document.createElement("button");

beforeEach(() => {
  document.body.replaceChildren(opener);
  act(() => consentStore.set(consentStore.initial));
  render(<Banner title="Cookies" text="May we?" accept="Accept" reject="Reject" close="Close" />);
});

const banner = () => screen.queryByRole("region", { name: "Cookies" });

it("opens by itself without taking the focus or Escape for an answer, and closes after one", () => {
  expect(banner()).toBeNull();
  opener.focus();
  act(() => consentStore.set({ ...consentStore.initial, bannerOpen: true }));
  expect(banner()).not.toBeNull();
  expect(document.activeElement).toBe(opener);
  fireEvent.keyDown(banner() as Element, { key: "Escape" });
  expect(banner()).not.toBeNull();
  act(() => chooseConsent("accepted"));
  expect(banner()).toBeNull();
});

it("takes the focus each time the visitor asks for it, and returns it", () => {
  for (const answer of ["Accept", "Reject", "Close"]) {
    act(() => openPreferences(opener));
    expect(document.activeElement?.id).toBe("cookie-title");
    fireEvent.click(screen.getByRole("button", { name: answer }));
    expect(document.activeElement).toBe(opener);
  }
});
