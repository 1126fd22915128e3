import { defaultLocale, fallbackLocale } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { mailAddress } from "../../src/lib/links.ts";

/** Where whoever has found a weakness looks for whom to tell, by RFC 9116: below the site's root. */
export const securityTxtFile = ".well-known/security.txt";

const dayInMs = 86_400_000;

/** Some eleven months: RFC 9116 wants less than a year. */
const validDays = 334;

/** `security.txt` of a site that is built on a day, `YYYY-MM-DD`. The same day gives the same text. */
export function securityTxt({ securityContact, contactEmail, origin }: Site, day: string): string {
  const contact = securityContact ?? contactEmail;
  const expires = new Date(Date.parse(day) + validDays * dayInMs);
  return [
    `Contact: ${contact.startsWith("https:") ? contact : mailAddress(contact)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...new Set([defaultLocale, fallbackLocale])].join(", ")}`,
    `Canonical: ${origin}/${securityTxtFile}`,
    "",
  ].join("\n");
}

/** From when on an expiry is worth a word, in days before it. */
const warnedDays = 30;

/**
 * What is wrong with the expiry of a `security.txt` at a moment, and the remedy; nothing while all is well. A file that has
 * expired is one that nobody may rely on.
 *
 * @param text the file; nothing when there is none
 */
export function securityTxtFault(text: string | undefined, now: Date): string | undefined {
  const remedy = "run `npm run build` and publish `dist/`";
  if (text === undefined) return `${securityTxtFile}: got nothing, wants a file; ${remedy}`;
  const [, written = ""] = /^expires:[ \t]*(\S+)/im.exec(text) ?? [];
  const days = (Date.parse(written) - now.getTime()) / dayInMs;
  if (Number.isNaN(days)) return `${securityTxtFile}, Expires: got "${written}", wants a moment by RFC 3339; ${remedy}`;
  if (days >= warnedDays) return undefined;
  const state = days < 0 ? "it has expired" : `it expires in ${Math.ceil(days)} days`;
  return `${securityTxtFile}, Expires: got ${written}: ${state}; ${remedy}`;
}
