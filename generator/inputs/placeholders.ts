import type { Site } from "../../src/config/site-schema.ts";

/** The partners that the project comes with. */
const placeholderPartners: readonly string[] = ["Educere", "BuenData", "Emprove", "Industria e", "Mindfree"];

/** The brand that the project comes with, as a word of its own. */
const isPlaceholderName = (name: string) => /(?<!\p{L})aulia(?!\p{L})/iu.test(name);

/** Whether a web or e-mail address belongs to nobody, for its host is reserved for examples: `www.aulia.example`, `example.org`. */
export function isReservedAddress(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split("@").at(-1);
  return /(^|\.)example(\.[a-z]{2,})?$/i.test(host ?? "");
}

const checks = {
  name: isPlaceholderName,
  legalName: isPlaceholderName,
  origin: isReservedAddress,
  shop: isReservedAddress,
  organisation: isReservedAddress,
  contactEmail: isReservedAddress,
  securityContact: isReservedAddress,
  // No line has such a number: North America has no area 555.
  whatsappNumber: (number: string) => number.startsWith("1555"),
};

/** The values that are still the placeholders which the project comes with: `field: value` each. */
export function placeholdersIn(site: Site): string[] {
  const fields = (Object.keys(checks) as (keyof typeof checks)[]).flatMap((field) => {
    const value = site[field];
    return value !== undefined && checks[field](value) ? [`${field}: ${value}`] : [];
  });
  const partners = site.partners.flatMap(({ name }, index) =>
    placeholderPartners.includes(name) ? [`partners[${index}].name: ${name}`] : [],
  );
  return [...fields, ...partners];
}
