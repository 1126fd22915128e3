import { aiServicesSchema } from "../../src/config/ai-services-schema.ts";
import type { Site } from "../../src/config/site-schema.ts";

const placeholderPartners: readonly string[] = ["Educere", "BuenData", "Emprove", "Industria e", "Mindfree"];

/** Whether the host of a URL or e-mail address is reserved for examples: `www.aulia.example`, `example.org`. */
export function isReservedAddress(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split("@").at(-1);
  return /(^|\.)example(\.[a-z]{2,})?$/i.test(host ?? "");
}

/** The values that are still placeholders, as `field: value`. */
export function placeholdersIn(site: Site): string[] {
  const { name, legalName, origin, shop, organisation, contactEmail, whatsappNumber = "" } = site;
  const partners = site.partners.map((partner) => partner.name).filter((text) => placeholderPartners.includes(text));
  const found = [
    ...Object.entries({ name, legalName }).filter(([, value]) => /(?<!\p{L})aulia(?!\p{L})/iu.test(value)),
    ...Object.entries({ origin, shop, organisation, contactEmail }).filter(([, value]) => isReservedAddress(value)),
    // North America has no area code 555.
    ...Object.entries({ whatsappNumber }).filter(([, value]) => value.startsWith("1555")),
    ...Object.entries({ partners: partners.join(", ") }).filter(([, value]) => value !== ""),
  ];
  return found.map(([field, value]) => `${field}: ${value}`);
}

/** What visitors ask and only the owner can answer, as `field: question`; the page shows nothing instead. */
export function openQuestionsIn({ aiServices, products }: Pick<Site, "aiServices" | "products">): string[] {
  const fields = Object.entries(aiServicesSchema.shape).filter(([key]) => !(key in aiServices));
  const withoutCredits = products.filter(({ credits }) => credits === undefined).map(({ key }) => key);
  const questions = fields.map(([key, schema]) => `aiServices.${key}: ${schema.unwrap().description}`);
  if (withoutCredits.length > 0) questions.push(`products[].credits: ${withoutCredits.join(", ")}`);
  return questions;
}
