import { reportFault } from "../../lib/report-fault.ts";
import { consentStore } from "./consent-store.ts";

/** Runs the page's services once the visitor accepts. Their loader is only fetched after a choice, on pages that have any. */
export function startServices(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-services]");
  if (!template) return;
  const follow = () => {
    const { choice } = consentStore.get();
    if (choice) import("./run-services.ts").then(({ applyChoice }) => applyChoice(template, choice), reportFault);
  };
  consentStore.subscribe(follow);
  follow();
}
