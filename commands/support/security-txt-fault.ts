import { dayInMs, securityTxtFile } from "../../generator/host/security-txt.ts";

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
