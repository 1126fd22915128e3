import { useEffect, useReducer } from "react";
import { consentBannerDelay, consentKey, pageEvents } from "../../config/constants.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { type Consent, consentAfter, consentFrom, initialConsent, remainingDelay } from "./state.ts";

/** Calls back when the page has been loaded for `delay` ms; returns how to stop waiting. */
function afterLoad(delay: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const loadedAt = (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)
      ?.loadEventStart;
    timer = setTimeout(call, remainingDelay(delay, loadedAt ? performance.now() - loadedAt : 0));
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}

/** Whether the banner is open, and how to answer it. A choice is stored and told to the page by an event. */
export function useConsent(): { bannerOpen: boolean; choose: (choice: Consent) => void } {
  const [{ bannerOpen }, dispatch] = useReducer(consentAfter, initialConsent);

  useEffect(() => {
    const stored = consentFrom(readStored(consentKey));
    if (stored) dispatch({ type: "remembered", choice: stored });
    const reopen = () => dispatch({ type: "reopened" });
    addEventListener(pageEvents.openCookiePreferences, reopen);
    const stopWaiting = stored ? undefined : afterLoad(consentBannerDelay, () => dispatch({ type: "delayPassed" }));
    return () => {
      removeEventListener(pageEvents.openCookiePreferences, reopen);
      stopWaiting?.();
    };
  }, []);

  const choose = (choice: Consent) => {
    writeStored(consentKey, choice);
    dispatch({ type: "chosen", choice });
    dispatchEvent(new CustomEvent(pageEvents.cookieConsentChange, { detail: choice }));
  };
  return { bannerOpen, choose };
}
