import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../../generator/inputs/load-site.ts";
import { withOwnerValues } from "../../generator/inputs/owner-values.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { linkFaults } from "../../generator/output-checks/link-faults.ts";
import siteConfig from "../../site.config.ts";
import { allTasks } from "../../studio/make/tasks.ts";
import { colourFindings, pictureFindings } from "./appearance.ts";
import { attempt, siteFindings } from "./configuration.ts";
import { type Finding, warning, wrong } from "./report.ts";
import { textFindings } from "./texts.ts";

function buildFindings(root: string, origin: string): Finding[] {
  const dist = join(root, "dist");
  if (!existsSync(dist)) return [];
  const remedy = "fix the text, the configuration or the file in public that has it, and build again";
  try {
    return linkFaults(dist, origin).map((line) => wrong(`the last build, ${line}; ${remedy}`));
  } catch (error) {
    return [warning(`the last build cannot be read: ${(error as Error).message}; run \`npm run build\``)];
  }
}

interface Options {
  /** Whether what is open before the site goes live, placeholders and untranslated texts, is wrong. */
  strict?: boolean;
  input?: unknown;
}

/** Checks everything the owner can set, without network requests. Stops at an invalid configuration. */
export function examine(root: string, { strict = false, input = siteConfig }: Options = {}) {
  const { value: site, findings } = attempt(() => readSite(root, input));
  if (!site) {
    const note = "texts, colours, pictures and links: not checked, as the configuration has errors; fix those first";
    return [...findings, warning(note)];
  }
  const colours = colourFindings(root);
  const texts = textFindings(root, site, strict);
  findings.push(...siteFindings(site, root, strict), ...colours, ...texts.findings);
  if (texts.hasFaults || colours.some(({ isWrong }) => isWrong)) {
    findings.push(warning("pictures: not checked, as texts or colours have errors; fix those first"));
  } else {
    const strings = withOwnerValues(texts.languages, site) as SiteData["strings"];
    findings.push(...pictureFindings(root, allTasks({ root, site, strings }), site.switches.film));
  }
  // A strict build checks its own links.
  return strict ? findings : [...findings, ...buildFindings(root, site.origin)];
}
