import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { securityTxtFault, securityTxtFile } from "../../generator/host/security-txt.ts";
import { type Finding, warning } from "./finding.ts";

/** What of the site as it was last built does not hold much longer; nothing where it has not been built yet. */
export function buildFindings(root: string, now: Date): Finding[] {
  const dist = join(root, "dist");
  if (!existsSync(dist)) return [];
  const file = join(dist, securityTxtFile);
  const fault = securityTxtFault(existsSync(file) ? readFileSync(file, "utf8") : undefined, now);
  return fault ? [warning(fault)] : [];
}
