import type { Consent } from "../../features/consent/state.ts";

export interface ConsentState {
  choice: Consent | undefined;
  bannerOpen: boolean;
}

export type ConsentEvent =
  | { type: "remembered"; choice: Consent }
  | { type: "delayPassed" }
  | { type: "reopened" }
  | { type: "dismissed" }
  | { type: "chosen"; choice: Consent };

/** Before the browser has been asked what holds. */
export const initialConsent: ConsentState = { choice: undefined, bannerOpen: false };

export function consentAfter(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.type) {
    case "remembered":
      return { ...state, choice: event.choice };
    case "delayPassed":
      return state.choice ? state : { ...state, bannerOpen: true };
    case "reopened":
      return { ...state, bannerOpen: true };
    case "dismissed":
      return { ...state, bannerOpen: false };
    case "chosen":
      return { choice: event.choice, bannerOpen: false };
  }
}

/** How long the banner still has to wait, in ms, when the page finished loading `loadedFor` ms ago. */
export function remainingDelay(delay: number, loadedFor: number): number {
  return Math.min(delay, Math.max(0, delay - loadedFor));
}
