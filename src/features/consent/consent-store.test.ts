// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { consentStore, startConsent } from "./consent-store.ts";

/** Starts in a page that has loaded at 200 ms. */
function startAt(now: number) {
  vi.spyOn(performance, "now").mockReturnValue(now);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ loadEventStart: 200 } as PerformanceNavigationTiming]);
  startConsent();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  consentStore.set(consentStore.initial);
});

it.each([
  [300, undefined, 900],
  [300, "Accepted", 900],
  [5000, undefined, 0],
])("opens the banner 1000 ms after the page has loaded, or at once: at %i ms, answer %s", (now, stored, wait) => {
  if (stored) localStorage.setItem("cookieConsent", stored);
  const started = Date.now();
  startAt(now);
  vi.advanceTimersToNextTimer();
  expect([consentStore.get().bannerOpen, Date.now() - started]).toEqual([true, wait]);
});

it.each(["accepted", "rejected", undefined])("opens no banner after the answer %s or the browser's", (stored) => {
  if (stored) localStorage.setItem("cookieConsent", stored);
  else vi.stubGlobal("navigator", { globalPrivacyControl: true });
  startAt(300);
  vi.advanceTimersByTime(5000);
  expect(consentStore.get()).toMatchObject({ bannerOpen: false, choice: stored ?? "rejected" });
  expect(localStorage.getItem("cookieConsent")).toBe(stored ?? null);
});
