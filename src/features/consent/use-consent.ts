import { useSyncExternalStore } from "react";
import { consentStore } from "./consent.ts";
import { type ConsentState, initialConsent } from "./state.ts";

const prerendered = () => initialConsent;

/** What the visitor has chosen, and whether the banner is open; nothing and closed while a page is prerendered. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(consentStore.subscribe, consentStore.get, prerendered);
