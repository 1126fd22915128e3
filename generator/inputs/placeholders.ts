import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "./owner-error.ts";

/** The partners that the project comes with. */
const placeholderPartners: readonly string[] = ["Educere", "BuenData", "Emprove", "Industria e", "Mindfree"];

/** The brand that the project comes with, as a word of its own. */
const isPlaceholderName = (name: string) => /(?<!\p{L})aulia(?!\p{L})/iu.test(name);

/** Hosts that are reserved for examples and belong to nobody: `www.aulia.example`, `example.org`. */
const isReservedHost = (host: string) => /(^|\.)example(\.[a-z]{2,})?$/i.test(host);

/** Whether an address belongs to nobody, so that nobody can answer at it. */
export const isReservedAddress = (address: string) => isReservedHost(new URL(address).hostname);
const isReservedEmail = (address: string) => isReservedHost(address.split("@").at(-1) ?? "");

/** What of a placeholder is reserved for examples, as it stands there: `.example`, `example.org`; nothing where nothing is. */
export function reservedPartOf(placeholder: string): string | undefined {
  const name = /(?<=[.@/])example(\.[a-z]{2,})?(?![\w.-])/i.exec(placeholder);
  return name ? `${name[1] ? "" : "."}${name[0]}` : undefined;
}

const isReservedContact = (contact = "") =>
  contact.startsWith("https:") ? isReservedAddress(contact) : isReservedEmail(contact);

/** Numbers that no line has: North America has no area 555. */
const isReservedNumber = (number: string | undefined) => number?.startsWith("1555") ?? false;

/** The values that are still the placeholders which the project comes with: `field: value` each. */
export function placeholdersIn(site: Site): string[] {
  const fields: readonly (readonly [field: string, value: string | undefined, isPlaceholder: boolean])[] = [
    ["name", site.name, isPlaceholderName(site.name)],
    ["legalName", site.legalName, isPlaceholderName(site.legalName)],
    ["origin", site.origin, isReservedAddress(site.origin)],
    ["shop", site.shop, isReservedAddress(site.shop)],
    ["organisation", site.organisation, isReservedAddress(site.organisation)],
    ["contactEmail", site.contactEmail, isReservedEmail(site.contactEmail)],
    ["securityContact", site.securityContact, isReservedContact(site.securityContact)],
    ["whatsappNumber", site.whatsappNumber, isReservedNumber(site.whatsappNumber)],
    ...site.partners.map(
      ({ name }, index) => [`partners[${index}].name`, name, placeholderPartners.includes(name)] as const,
    ),
  ];
  return fields.filter(([, , isPlaceholder]) => isPlaceholder).map(([field, value]) => `${field}: ${value}`);
}

/** The placeholders, each with the reason where an address that looks like a real one is none. */
export function placeholderLines(site: Site): string[] {
  return placeholdersIn(site).map((line) => {
    const reserved = reservedPartOf(line);
    return reserved ? `${line} (${reserved} is reserved for examples: nobody can answer there)` : line;
  });
}

/** Where values that are still placeholders are set: `npm run setup` asks for all but the partners. */
export function whereToSet(placeholders: readonly string[]): string {
  const areAllPartners = placeholders.every((line) => line.startsWith("partners"));
  return areAllPartners ? "in site.config.ts" : "in site.config.ts, or all but the partners with `npm run setup`";
}

/** Throws an `OwnerError` that lists the values that are still placeholders, if there are any. */
export function refusePlaceholders(site: Site): void {
  const placeholders = placeholderLines(site);
  if (placeholders.length === 0) return;
  throw new OwnerError(
    `Not built: these values are still placeholders. Set them ${whereToSet(placeholders)}:`,
    placeholders,
  );
}
