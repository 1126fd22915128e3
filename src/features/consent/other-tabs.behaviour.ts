import { consentKey } from "../../config/constants.ts";
import { readStored } from "../../lib/storage.ts";
import { onChoice, tellChoice } from "./choices.ts";
import { consentFrom } from "./state.ts";

/** Tells the page of a choice made in another tab: at once, or when Back brings the page as it was left. */
export function consentInOtherTabs(): void {
  let known = consentFrom(readStored(consentKey));
  onChoice((choice) => {
    known = choice;
  });
  const follow = () => {
    const stored = consentFrom(readStored(consentKey));
    if (stored && stored !== known) tellChoice(stored);
  };
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
}
