import { join } from "node:path";
import { productIcons } from "../../generator/inputs/icons.ts";
import { checkMedia } from "../../generator/inputs/media.ts";
import { isReservedAddress, placeholdersIn } from "../../generator/inputs/placeholders.ts";
import { publicFilesOf } from "../../generator/inputs/public-files.ts";
import { productNeeded } from "../../src/config/plugin-requirements.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import type { Findings } from "./report.ts";

/** Undefined if `work` throws an `OwnerError`, whose faults become errors. */
export function attempt<Value>(work: () => Value, { errors }: Findings): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    errors.push(...error.faults);
  }
}

/** The template's own, which leads nowhere in another shop. */
const templateCreditsPath = "/index.php?m=tokens_manager&action=comprartokens";

const legalValues = ["postalAddress", "host", "serverLogsDays", "governingLaw", "authority"] as const;

/** What to do about the name of a plugin that the site does not have. */
export const orElsewhere = "or keep it if people get that plugin elsewhere";

export function checkSite(site: Site, root: string, strict: boolean, findings: Findings): void {
  const { errors, warnings } = findings;
  for (const line of placeholdersIn(site)) {
    const problem = line.endsWith(".example") ? "ends in .example, which nobody can own" : "is still a placeholder";
    const remedy = line.startsWith("partners")
      ? "set them in site.config.ts (docs/how-to/add-a-partner.md)"
      : "set it there or with `npm run setup`";
    (strict ? errors : warnings).push(`site.config.ts: "${line}" ${problem}; ${remedy}`);
  }
  for (const { key, needs = [] } of site.products) {
    for (const need of needs) {
      const product = productNeeded(need);
      if (!product || site.products.some((other) => other.key === product)) continue;
      const fault = `products.${key} needs ${need}, the product ${product}, which is not on this site`;
      warnings.push(`site.config.ts: ${fault}; remove the need or ${key} too, ${orElsewhere}`);
    }
  }
  attempt(() => productIcons(site), findings);
  const demos = site.products.map(({ demo }) => demo.slice(1));
  for (const file of attempt(() => publicFilesOf(root), findings) ?? []) {
    if (!/^media\/\w+\.gif$/.test(file) || demos.includes(file)) continue;
    warnings.push(`public/${file} is published, but no product shows it; delete it, unless a page of yours does`);
  }
  attempt(() => checkMedia(join(root, "public"), site), findings);
  // A placeholder shop is reported above.
  if (site.creditsPath === templateCreditsPath && !isReservedAddress(site.shop)) {
    const remedy = `check that ${site.shop}${site.creditsPath} sells credits, or set your shop's own path`;
    warnings.push(`site.config.ts: creditsPath is still the template's, of another shop; ${remedy}`);
  }
  const unset = legalValues.filter((key) => site.legal[key] === undefined).map((key) => `legal.${key}`);
  if (site.links.legalNotice === undefined) unset.push("links.legalNotice (an imprint)");
  if (unset.length > 0) {
    const remedy = "set what your country's law requires";
    warnings.push(`site.config.ts: ${unset.join(", ")} not set, so the site does not mention it; ${remedy}`);
  }
}
