import { reportFault } from "../../lib/report-fault.ts";
import { consentStore } from "./consent.ts";
import type { Consent } from "./state.ts";

/**
 * Runs what the owner's configuration says needs consent, and only after it. The document holds it in a template, which a
 * browser neither runs nor fetches. The code for it is fetched only where there is one and a choice has been made.
 */
export function followServices(template: HTMLTemplateElement): void {
  let followed: Consent | undefined;
  const follow = () => {
    const { choice } = consentStore.get();
    if (!choice || choice === followed) return;
    followed = choice;
    import("./run-services.ts").then(({ followChoice }) => followChoice(template, choice), reportFault);
  };
  consentStore.subscribe(follow);
  follow();
}
