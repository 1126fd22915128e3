import { removeStored } from "../../lib/remove-stored.ts";
import { idleTimeout, whenIdle, whenLoaded } from "../../lib/timing.ts";
import type { Consent } from "./consent-store.ts";

let accepted = false;
let running = false;

/** Runs the services once after `accepted`. After `rejected`, removes what they stored; only a reload ends them. */
export function applyChoice(template: HTMLTemplateElement, choice: Consent): void {
  accepted = choice === "accepted";
  const run = () => {
    if (!accepted || running) return;
    running = true;
    document.body.append(document.importNode(template.content, true));
  };
  if (accepted) whenLoaded(() => whenIdle(idleTimeout).then(run));
  else {
    removeStored(template.dataset.storage?.match(/\S+/g) ?? []);
    if (running) location.reload();
  }
}
