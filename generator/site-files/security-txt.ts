import { defaultLocale, fallbackLocale } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { mailtoUrl } from "../../src/lib/links.ts";

/** Where whoever has found a weakness looks for whom to tell, by RFC 9116: below the site's root. */
export const securityTxtFile = ".well-known/security.txt";

export const dayInMs = 86_400_000;

/** Some eleven months: RFC 9116 wants less than a year. */
const validDays = 334;

/** `security.txt` of a site that is built on a day, `YYYY-MM-DD`. The same day gives the same text. */
export function securityTxt({ securityContact, contactEmail, origin }: Site, day: string): string {
  const contact = securityContact ?? contactEmail;
  const expires = new Date(Date.parse(day) + validDays * dayInMs);
  return [
    `Contact: ${contact.startsWith("https:") ? contact : mailtoUrl(contact)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...new Set([defaultLocale, fallbackLocale])].join(", ")}`,
    `Canonical: ${origin}/${securityTxtFile}`,
    "",
  ].join("\n");
}
