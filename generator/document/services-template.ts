import type { Service } from "../../src/config/consent-schema.ts";
import { tag } from "./html.ts";

/**
 * What runs after consent, as the document holds it: a browser neither runs nor fetches what is in a template. Nothing without
 * services.
 */
export function servicesTemplate(services: readonly Service[]): string {
  if (services.length === 0) return "";
  const scripts = services.map(({ script, attributes }) => tag("script", { ...attributes, src: script }, ""));
  const storage = services.flatMap((service) => service.storage).join(" ");
  return tag("template", { "data-services": true, "data-storage": storage }, scripts.join(""));
}
