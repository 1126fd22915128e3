import { consentKey } from "../../config/constants.ts";
import { readStored } from "../../lib/storage.ts";
import { onChoice } from "./choices.ts";
import { type Consent, consentFrom } from "./state.ts";

/**
 * Runs what the owner's configuration says needs consent, and only after it. The document holds it in a template, which a
 * browser neither runs nor fetches. The code for it is fetched only where there is one and a choice has been made.
 */
export function services(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-services]");
  if (!template) return;
  const follow = async (choice: Consent) => (await import("./run-services.ts")).followChoice(template, choice);
  onChoice(follow);
  const stored = consentFrom(readStored(consentKey));
  if (stored) follow(stored);
}
