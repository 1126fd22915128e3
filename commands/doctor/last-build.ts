import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuiltFolder } from "../../generator/built/built-folder.ts";
import { linkFaults } from "../../generator/built/link-faults.ts";
import { securityTxtFile } from "../../generator/host/security-txt.ts";
import { securityTxtFault } from "../support/security-txt-fault.ts";
import { type Finding, warning, wrong } from "./finding.ts";

const remedy = "correct the text, the configuration or the file in public that names it, and build anew";

/**
 * What of the site as it was last built leads nowhere, or does not hold much longer; nothing where it has not been built yet.
 *
 * @param origin the site's own, where the configuration can be used
 */
export function buildFindings(root: string, now: Date, origin?: string): Finding[] {
  const dist = join(root, "dist");
  if (!existsSync(dist)) return [];
  const file = join(dist, securityTxtFile);
  const fault = securityTxtFault(existsSync(file) ? readFileSync(file, "utf8") : undefined, now);
  const broken = origin ? linkFaults(readBuiltFolder(dist, origin)) : [];
  return [...broken.map((line) => wrong(`the last build, ${line}; ${remedy}`)), ...(fault ? [warning(fault)] : [])];
}
