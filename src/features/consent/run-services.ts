import { dropStored } from "../../lib/drop-stored.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import type { Consent } from "./state.ts";

/** The longest that a busy browser keeps a service waiting, in ms. */
const patience = 2000;

let accepted = false;
let running = false;

/** Calls back once the page has loaded and the browser has nothing better to do. */
function whenSettled(call: () => void): void {
  const wait = () => whenIdle(call, patience);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/**
 * Runs the scripts in the template after `accepted`, once in a page view. After `rejected` it removes what they have stored
 * and, where they have run, loads the page again, for nothing else ends a script: same address, same entry in the history,
 * same place on the page. What one stores while it is being ended is removed when the page is there again, where the
 * stored choice is followed anew.
 */
export function followChoice(template: HTMLTemplateElement, choice: Consent): void {
  accepted = choice === "accepted";
  if (accepted) {
    whenSettled(() => {
      if (!accepted || running) return;
      running = true;
      document.body.append(document.importNode(template.content, true));
    });
    return;
  }
  dropStored(template.dataset.storage?.match(/\S+/g) ?? []);
  if (running) location.reload();
}
