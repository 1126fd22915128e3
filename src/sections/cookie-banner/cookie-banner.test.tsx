// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { consentStore, followConsent, openPreferences } from "../../features/consent/consent.ts";
import { initialConsent } from "../../features/consent/state.ts";
import { LanguageProvider } from "../../features/language/language-provider.tsx";
import Banner from "./banner.island.tsx";

const texts = { title: "Cookies", text: "May we?", accept: "Accept", reject: "Reject", close: "Close" };
const banner = () => document.getElementById("cookie-banner") as HTMLElement;

const opener = () => screen.getByRole("button", { name: "Cookie preferences" });

function open(): void {
  render(
    <LanguageProvider locale="en">
      <button type="button" onClick={({ currentTarget }) => openPreferences(currentTarget)}>
        Cookie preferences
      </button>
      <Banner {...texts} />
    </LanguageProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  consentStore.set(initialConsent);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

followConsent();

it("is hidden until the page says that it is due", () => {
  open();
  expect(banner()).toHaveProperty("hidden", true);
  act(() => consentStore.set({ ...initialConsent, bannerOpen: true }));
  expect(banner()).toHaveProperty("hidden", false);
});

it.each([
  ["Accept", "accepted"],
  ["Reject", "rejected"],
  ["Close", "rejected"],
])("%s stores %s, tells the page and hides it", (name, choice) => {
  const told: unknown[] = [];
  addEventListener("cookie-consent-change", (event) => told.push((event as CustomEvent).detail), { once: true });
  open();
  fireEvent.click(opener());
  fireEvent.click(screen.getByRole("button", { name }));
  expect(localStorage.getItem("cookieConsent")).toBe(choice);
  expect(told).toEqual([choice]);
  expect(banner()).toHaveProperty("hidden", true);
});

it("leads whoever has asked for it to its title, and back by Escape without an answer", () => {
  open();
  fireEvent.click(opener());
  expect(document.activeElement?.textContent).toBe("Cookies");
  fireEvent.keyDown(banner(), { key: "Escape" });
  expect(banner()).toHaveProperty("hidden", true);
  expect(document.activeElement).toBe(opener());
  expect(localStorage.getItem("cookieConsent")).toBeNull();
});

it("takes no focus, and no Escape, when it has come by itself", () => {
  open();
  act(() => consentStore.set({ ...initialConsent, bannerOpen: true }));
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(banner(), { key: "Escape" });
  expect(banner()).toHaveProperty("hidden", false);
});
