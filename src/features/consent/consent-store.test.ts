// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { consentStore, startConsent } from "./consent-store.ts";

/** Starts in a page that has loaded at 200 ms. */
function startAt(now: number): void {
  vi.spyOn(performance, "now").mockReturnValue(now);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ loadEventStart: 200 } as PerformanceNavigationTiming]);
  startConsent();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  consentStore.set(consentStore.initial);
});
afterEach(() => vi.unstubAllGlobals());

it.each([undefined, "Accepted"])("opens the banner 1000 ms after the page has loaded if the answer is %s", (stored) => {
  if (stored) localStorage.setItem("cookieConsent", stored);
  startAt(300);
  vi.advanceTimersByTime(899);
  expect(consentStore.get().bannerOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(consentStore.get().bannerOpen).toBe(true);
});

it("opens the banner at once in a page that has loaded long ago", () => {
  startAt(5000);
  vi.advanceTimersByTime(0);
  expect(consentStore.get().bannerOpen).toBe(true);
});

it.each(["accepted", "rejected", undefined])(
  "opens no banner if the answer is %s, or given by the browser",
  (stored) => {
    if (stored) localStorage.setItem("cookieConsent", stored);
    else vi.stubGlobal("navigator", { globalPrivacyControl: true });
    startAt(300);
    vi.advanceTimersByTime(5000);
    expect(consentStore.get()).toMatchObject({ bannerOpen: false, choice: stored ?? "rejected" });
    expect(localStorage.getItem("cookieConsent")).toBe(stored ?? null);
  },
);
