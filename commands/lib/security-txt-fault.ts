import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dayInMs, securityTxtFile } from "../../generator/site-files/security-txt.ts";

/** In days before the expiry. */
const warningDays = 30;

/** Returns a fault if a built `security.txt` is missing or expires soon: nobody may rely on an expired one. */
export function securityTxtFault(dist: string, now: Date): string | undefined {
  const remedy = "run `npm run build` and publish `dist/`";
  const file = join(dist, securityTxtFile);
  if (!existsSync(file)) return `${securityTxtFile}: got nothing, expected a file; ${remedy}`;
  const [, expires = ""] = /^expires:[ \t]*(\S+)/im.exec(readFileSync(file, "utf8")) ?? [];
  const days = (Date.parse(expires) - now.getTime()) / dayInMs;
  if (Number.isNaN(days)) return `${securityTxtFile}, Expires: got "${expires}", expected an RFC 3339 date; ${remedy}`;
  if (days >= warningDays) return undefined;
  const state = days < 0 ? "it has expired" : `it expires in ${Math.ceil(days)} days`;
  return `${securityTxtFile}, Expires: got ${expires}: ${state}; ${remedy}`;
}
