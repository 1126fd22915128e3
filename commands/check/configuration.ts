import { join } from "node:path";
import { productIcons } from "../../generator/inputs/icons.ts";
import { missingMedia } from "../../generator/inputs/media.ts";
import { placeholdersIn } from "../../generator/inputs/placeholders.ts";
import { publicFilesOf } from "../../generator/inputs/public-files.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { type Finding, warning, wrong } from "./report.ts";

/** Runs `work` and turns an `OwnerError` into findings. Rethrows any other error. */
export function attempt<Value>(work: () => Value): { value?: Value; findings: Finding[] } {
  try {
    return { value: work(), findings: [] };
  } catch (error) {
    if (error instanceof OwnerError) return { findings: error.faults.map((fault) => wrong(fault)) };
    throw error;
  }
}

/** Placeholders are wrong if `strict`. */
export function siteFindings(site: Site, root: string, strict: boolean): Finding[] {
  const howToSet = "set it in site.config.ts or (except partners) with `npm run setup`";
  const findings = [
    ...placeholdersIn(site)
      .map((line) => `site.config.ts: ${line} is still a placeholder; ${howToSet}`)
      .map((line) => (strict ? wrong(line) : warning(line, "site.config.ts: # values are placeholders"))),
    ...attempt(() => productIcons(site)).findings,
    ...attempt(() => publicFilesOf(root)).findings,
    ...missingMedia(join(root, "public"), site).map((line) => wrong(line)),
  ];
  const legalValues = ["postalAddress", "host", "serverLogsDays", "governingLaw"] as const;
  const unset = legalValues.filter((key) => site.legal[key] === undefined).join(", ");
  if (unset) {
    const remedy = "set what your country's law requires in site.config.ts";
    findings.push(warning(`legal: ${unset} not set, so the legal pages do not mention it; ${remedy}`));
  }
  return findings;
}
