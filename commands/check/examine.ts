import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../../generator/inputs/load-site.ts";
import { withOwnerValues } from "../../generator/inputs/owner-values.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { linkFaults } from "../../generator/output-checks/link-faults.ts";
import siteConfig from "../../site.config.ts";
import { allTasks } from "../../studio/make/tasks.ts";
import { checkPictures, colourFaults } from "./appearance.ts";
import { attempt, checkSite } from "./configuration.ts";
import type { Findings } from "./report.ts";
import { checkTexts } from "./texts.ts";

function checkBuild(dist: string, origin: string, { errors, warnings }: Findings): void {
  const remedy = "fix the text, the configuration or the file in public that has it, and build again";
  try {
    errors.push(...linkFaults(dist, origin).map((line) => `the last build, ${line}; ${remedy}`));
  } catch (error) {
    warnings.push(`the last build cannot be read: ${(error as Error).message}; run \`npm run build\``);
  }
}

/**
 * Checks everything the owner can set, without requests; returns early at an invalid configuration. With `strict`,
 * placeholders and untranslated texts are errors.
 */
export function examine(root: string, { strict = false, input = siteConfig as unknown } = {}): Findings {
  const findings: Findings = { errors: [], warnings: [] };
  const { errors, warnings } = findings;
  const site = attempt(() => readSite(root, input), findings);
  if (!site) {
    warnings.push("texts, colours, pictures and links: not checked, as the configuration has errors; fix those first");
    return findings;
  }
  checkSite(site, root, strict, findings);
  const colours = colourFaults(root);
  errors.push(...colours);
  const languages = checkTexts(root, site, strict, findings);
  if (!languages || colours.length > 0) {
    warnings.push("pictures: not checked, as texts or colours have errors; fix those first");
  } else {
    const strings = withOwnerValues(languages, site) as SiteData["strings"];
    checkPictures(root, allTasks({ root, site, strings }), site.switches.film, findings);
  }
  const dist = join(root, "dist");
  // A strict build checks its own links.
  if (!strict && existsSync(dist)) checkBuild(dist, site.origin, findings);
  return findings;
}
