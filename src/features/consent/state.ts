export type Consent = "accepted" | "rejected";

/** What is stored, or told by an event, read as a choice: anything that is none of ours counts as nothing. */
export function consentFrom(value: unknown): Consent | undefined {
  return value === "accepted" || value === "rejected" ? value : undefined;
}

/**
 * What holds when a page is opened: the stored choice, else a refusal where the browser sends Global Privacy Control, else
 * nothing. Only a choice is ever stored.
 */
export function consentInForce(stored: string | undefined, globalPrivacyControl: boolean): Consent | undefined {
  return consentFrom(stored) ?? (globalPrivacyControl ? "rejected" : undefined);
}

export interface ConsentState {
  choice: Consent | undefined;
  bannerOpen: boolean;
  /** Whether the visitor has asked for the banner: it then takes the focus, and gives it back. */
  asked: boolean;
}

export type ConsentEvent =
  | { type: "remembered"; choice: Consent }
  | { type: "delayPassed" }
  | { type: "reopened"; asked: boolean }
  | { type: "dismissed" }
  | { type: "chosen"; choice: Consent };

/** Before the browser has been asked what holds. */
export const initialConsent: ConsentState = { choice: undefined, bannerOpen: false, asked: false };

export function consentAfter(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.type) {
    case "remembered":
      return { ...state, choice: event.choice };
    case "delayPassed":
      return state.choice ? state : { ...state, bannerOpen: true };
    case "reopened":
      return { ...state, bannerOpen: true, asked: event.asked };
    case "dismissed":
      return { ...state, bannerOpen: false, asked: false };
    case "chosen":
      return { choice: event.choice, bannerOpen: false, asked: false };
  }
}

/** How long the banner still has to wait, in ms, when the page finished loading `loadedFor` ms ago. */
export function remainingDelay(delay: number, loadedFor: number): number {
  return Math.min(delay, Math.max(0, delay - loadedFor));
}
