import { productIcons } from "../../generator/inputs/icons.ts";
import { missingMedia } from "../../generator/inputs/media.ts";
import { isReservedAddress, placeholdersIn } from "../../generator/inputs/placeholders.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { type Finding, warning, wrong } from "./report.ts";

/** What comes of some work, or what is wrong with what the owner has set. Throws what nobody has foreseen. */
export function attempt<Value>(work: () => Value): { value?: Value; findings: Finding[] } {
  try {
    return { value: work(), findings: [] };
  } catch (error) {
    if (error instanceof OwnerError) return { findings: error.faults.map(wrong) };
    throw error;
  }
}

/** The credits page of the shop system that the project was made for. */
const deliveredCreditsPath = "/index.php?m=tokens_manager&action=comprartokens";

/** What is to be said of a configuration that can be used. */
export function siteFindings(site: Site, publicFolder: string): Finding[] {
  const { shop, creditsPath, legal } = site;
  const how = "set it in site.config.ts, or all but the partners with `npm run setup`";
  const findings = [
    ...placeholdersIn(site).map((line) => warning(`${line} is still a placeholder; ${how}`)),
    ...attempt(() => productIcons(site)).findings,
    ...missingMedia(publicFolder, site).map(wrong),
  ];
  // Until the shop is the owner's own, it is named as a placeholder.
  if (creditsPath === deliveredCreditsPath && !isReservedAddress(shop)) {
    const remedy = `see that ${shop}${creditsPath} sells credits, or set your shop's own path in site.config.ts`;
    findings.push(
      warning(`creditsPath: "${creditsPath}" is as it was delivered, and fits one shop system alone; ${remedy}`),
    );
  }
  const legalValues = ["postalAddress", "host", "serverLogsDays", "governingLaw"] as const;
  const silent = legalValues.filter((key) => legal[key] === undefined).join(", ");
  if (silent) {
    const remedy = "set what the law of your country asks for in site.config.ts";
    findings.push(warning(`legal: ${silent} not set, so the legal pages do not speak of it; ${remedy}`));
  }
  return findings;
}
