import { removeStored } from "../../lib/remove-stored.ts";
import { whenIdle, whenLoaded } from "../../lib/timing.ts";
import type { Consent } from "./consent-store.ts";

/** The longest that a busy browser keeps a service waiting, in ms. */
const patience = 2000;

let accepted = false;
let running = false;

/**
 * Runs the scripts in the template after `accepted`, once in a page view. After `rejected` it removes what they have stored
 * and, where they have run, loads the page again, for nothing else ends a script. What one stores meanwhile goes then.
 */
export function applyChoice(template: HTMLTemplateElement, choice: Consent): void {
  accepted = choice === "accepted";
  const run = () => {
    if (!accepted || running) return;
    running = true;
    document.body.append(document.importNode(template.content, true));
  };
  if (accepted) whenLoaded(() => whenIdle(run, patience));
  else {
    removeStored(template.dataset.storage?.match(/\S+/g) ?? []);
    if (running) location.reload();
  }
}
