// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { consentKey, pageEvents } from "../../config/constants.ts";
import { chooseConsent, closePreferences, consentStore, openPreferences, startConsent } from "./consent-store.ts";

/** Opens the page with a stored choice in a browser that sends Global Privacy Control or not. */
function open(stored: string | undefined, globalPrivacyControl = false): void {
  if (stored) localStorage.setItem(consentKey, stored);
  vi.stubGlobal("navigator", { globalPrivacyControl });
  startConsent();
}

// The listeners of earlier tests stay: they only repeat what the latest do.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  consentStore.set(consentStore.initial);
});

it.each([
  ["accepted", false, "accepted"],
  ["perhaps", false, undefined],
  [undefined, false, undefined],
  [undefined, true, "rejected"],
  ["perhaps", true, "rejected"],
  ["accepted", true, "accepted"],
])("with %s stored and Global Privacy Control %s, the choice is %s", (stored, signal, choice) => {
  open(stored, signal);
  vi.advanceTimersByTime(5000);
  expect(consentStore.get()).toMatchObject({ choice, bannerOpen: choice === undefined });
});

it("opens the banner a second after the page's load and not before", () => {
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  open(undefined);
  vi.advanceTimersByTime(5000);
  readyState.mockRestore();
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(999);
  expect(consentStore.get().bannerOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(consentStore.get().bannerOpen).toBe(true);
});

it("does not open the banner after a choice", () => {
  open(undefined);
  chooseConsent("accepted");
  vi.advanceTimersByTime(5000);
  expect(consentStore.get()).toMatchObject({ choice: "accepted", bannerOpen: false });
});

it("takes over a choice from another tab and announces it once", () => {
  const announced = vi.fn();
  addEventListener(pageEvents.cookieConsentChange, ({ detail }: CustomEventInit) => announced(detail));
  open("rejected");
  for (const choice of ["accepted", "accepted", "perhaps"]) {
    localStorage.setItem(consentKey, choice);
    dispatchEvent(new StorageEvent("storage", { key: consentKey }));
  }
  expect(consentStore.get().choice).toBe("accepted");
  expect(announced.mock.calls).toEqual([["accepted"]]);
});

it("keeps the choice and returns the focus when the preferences are closed without an answer", () => {
  open("accepted");
  const button = document.body.appendChild(document.createElement("button"));
  openPreferences(button);
  expect(consentStore.get()).toEqual({ choice: "accepted", bannerOpen: true, opener: button });
  closePreferences();
  expect(consentStore.get()).toEqual({ choice: "accepted", bannerOpen: false, opener: undefined });
  expect(document.activeElement).toBe(button);
});
