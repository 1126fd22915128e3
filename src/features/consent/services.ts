import { removeStored } from "../../lib/remove-stored.ts";
import { idleTimeout, whenIdle, whenLoaded } from "../../lib/timing.ts";
import { consentStore } from "./consent-store.ts";

/** Runs the page's services, if any, once after `accepted`. After `rejected`, removes what they stored; only a reload ends them. */
export function startServices(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-services]");
  if (!template) return;
  let running = false;
  const run = () => {
    if (running || consentStore.get().choice !== "accepted") return;
    running = true;
    document.body.append(document.importNode(template.content, true));
  };
  const update = () => {
    const { choice } = consentStore.get();
    if (choice === "accepted") whenLoaded(() => whenIdle(idleTimeout).then(run));
    if (choice !== "rejected") return;
    removeStored(template.dataset.storage?.match(/\S+/g) ?? []);
    if (running) location.reload();
  };
  consentStore.subscribe(update);
  update();
}
