import { reportFault } from "../../lib/report-fault.ts";
import { consentStore } from "./consent-store.ts";

/** Runs what needs consent, after it alone. The code for that is fetched where there is something, once it is chosen. */
export function startServices(template: HTMLTemplateElement): void {
  const follow = () => {
    const { choice } = consentStore.get();
    if (choice) import("./run-services.ts").then(({ applyChoice }) => applyChoice(template, choice), reportFault);
  };
  consentStore.subscribe(follow);
  follow();
}
