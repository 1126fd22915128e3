import { reportFault } from "../../lib/timing.ts";
import { consentStore } from "./consent-store.ts";

/** Runs the page's services, if any, once the visitor accepts. Their loader is fetched after a choice. */
export function startServices(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-services]");
  if (!template) return;
  const update = () => {
    const { choice } = consentStore.get();
    if (choice) import("./run-services.ts").then(({ applyChoice }) => applyChoice(template, choice), reportFault);
  };
  consentStore.subscribe(update);
  update();
}
