import { defaultLocale, fallbackLocale } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { mailtoUrl } from "../../src/lib/links.ts";

/** The path that RFC 9116 defines. */
export const securityTxtFile = ".well-known/security.txt";

/** About eleven months: RFC 9116 recommends less than a year. */
const validDays = 334;

/** The content of `security.txt` for a build on `day`, `YYYY-MM-DD`. */
export function securityTxt({ securityContact, contactEmail, origin }: Site, day: string): string {
  const contact = securityContact ?? contactEmail;
  const expires = new Date(Date.parse(day) + validDays * 86_400_000);
  return [
    `Contact: ${contact.startsWith("https:") ? contact : mailtoUrl(contact)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...new Set([defaultLocale, fallbackLocale])].join(", ")}`,
    `Canonical: ${origin}/${securityTxtFile}`,
    "",
  ].join("\n");
}
