import { join } from "node:path";
import { productIcons } from "../../generator/inputs/icons.ts";
import { missingMedia } from "../../generator/inputs/media.ts";
import { isReservedAddress, placeholdersIn } from "../../generator/inputs/placeholders.ts";
import { publicFilesOf } from "../../generator/inputs/public-files.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { type Finding, warning, wrong } from "./report.ts";

export function attempt<Value>(work: () => Value): { value?: Value; findings: Finding[] } {
  try {
    return { value: work(), findings: [] };
  } catch (error) {
    if (error instanceof OwnerError) return { findings: error.faults.map((fault) => wrong(fault)) };
    throw error;
  }
}

/** The template's own, which leads nowhere in another shop. */
const templateCreditsPath = "/index.php?m=tokens_manager&action=comprartokens";

export function siteFindings(site: Site, root: string, strict: boolean): Finding[] {
  const howToSet = "set it in site.config.ts or (except partners) with `npm run setup`";
  const findings = [
    ...placeholdersIn(site).map((line) => {
      const problem = line.endsWith(".example") ? "ends in .example, which nobody can own" : "is still a placeholder";
      return (strict ? wrong : warning)(`site.config.ts: "${line}" ${problem}; ${howToSet}`);
    }),
    ...attempt(() => productIcons(site)).findings,
    ...attempt(() => publicFilesOf(root)).findings,
    ...missingMedia(join(root, "public"), site).map((line) => wrong(line)),
  ];
  // A placeholder shop is already reported above.
  if (site.creditsPath === templateCreditsPath && !isReservedAddress(site.shop)) {
    const remedy = `check that ${site.shop}${site.creditsPath} sells credits, or set your shop's own path`;
    findings.push(warning(`site.config.ts: creditsPath is still the template's, of another shop; ${remedy}`));
  }
  const { legal, links } = site;
  const legalValues = ["postalAddress", "host", "serverLogsDays", "governingLaw", "authority"] as const;
  const unset = [
    ...legalValues.filter((key) => legal[key] === undefined).map((key) => `legal.${key}`),
    ...(links.legalNotice === undefined ? ["links.legalNotice (an imprint)"] : []),
  ];
  if (unset.length > 0) {
    const remedy = "set what your country's law requires";
    findings.push(warning(`site.config.ts: ${unset.join(", ")} not set, so the site does not mention it; ${remedy}`));
  }
  return findings;
}
