import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dayInMs, securityTxtFile } from "../../generator/site-files/security-txt.ts";

/** From when on an expiry is worth a word, in days before it. */
const warnedDays = 30;

/** What is wrong with the expiry of a built `security.txt`: one that has expired is one that nobody may rely on. */
export function securityTxtFault(dist: string, now: Date): string | undefined {
  const remedy = "run `npm run build` and publish `dist/`";
  const file = join(dist, securityTxtFile);
  if (!existsSync(file)) return `${securityTxtFile}: got nothing, wants a file; ${remedy}`;
  const [, written = ""] = /^expires:[ \t]*(\S+)/im.exec(readFileSync(file, "utf8")) ?? [];
  const days = (Date.parse(written) - now.getTime()) / dayInMs;
  if (Number.isNaN(days)) return `${securityTxtFile}, Expires: got "${written}", wants a moment by RFC 3339; ${remedy}`;
  if (days >= warnedDays) return undefined;
  const state = days < 0 ? "it has expired" : `it expires in ${Math.ceil(days)} days`;
  return `${securityTxtFile}, Expires: got ${written}: ${state}; ${remedy}`;
}
