import { pageEvents } from "../../config/constants.ts";
import { type Consent, consentFrom } from "./state.ts";

/** Tells the page of a choice, wherever it was made. */
export function tellChoice(choice: Consent): void {
  dispatchEvent(new CustomEvent(pageEvents.cookieConsentChange, { detail: choice }));
}

/** Calls back on every choice that the page is told of. */
export function onChoice(call: (choice: Consent) => void): void {
  addEventListener(pageEvents.cookieConsentChange, (event) => {
    const choice = consentFrom((event as CustomEvent<unknown>).detail);
    if (choice) call(choice);
  });
}
