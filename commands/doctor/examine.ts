import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readLanguages } from "../../generator/inputs/load-strings.ts";
import { ownerValues, withOwnerValues } from "../../generator/inputs/owner-values.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import type { Environment } from "../../generator/inputs/site-environment.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { readManifest } from "../../studio/make/manifest.ts";
import { allTasks } from "../../studio/make/tasks.ts";
import { colourFindings, paletteFindings } from "./colours.ts";
import { examineConfiguration, siteFindings } from "./configuration.ts";
import { type Finding, warning } from "./finding.ts";
import { ageFindings, mediaFindings } from "./pictures.ts";
import { textFindings } from "./texts.ts";

/** The products' keys, also of a configuration that cannot be used. */
function productKeysIn(input: unknown): string[] {
  const products = (input as { products?: unknown } | undefined)?.products;
  if (!Array.isArray(products)) return [];
  return products.map((product) => product?.key).filter((key) => typeof key === "string");
}

/** How old the pictures are, where the texts that are drawn into them are right. */
function pictureFindings(root: string, site: Site, languages: unknown, areTextsRight: boolean): Finding[] {
  if (!areTextsRight) return [warning("pictures: not looked at, since the texts are wrong; mend those first")];
  const strings = withOwnerValues(languages, site) as SiteData["strings"];
  return ageFindings(root, allTasks({ root, site, strings }), readManifest(root));
}

/**
 * Looks at all that the owner sets, without a request to anybody; no site comes of a configuration that cannot be used.
 *
 * @param root the project's folder
 * @param input what its `site.config.ts` exports
 * @param environment the variables of this deployment
 */
export function examine(
  root: string,
  input: unknown,
  environment: Environment,
): ReturnType<typeof examineConfiguration> {
  const { site, findings } = examineConfiguration(input, environment);
  const productKeys = site ? site.products.map(({ key }) => key) : productKeysIn(input);
  const languages = readLanguages(join(root, "src/content/strings"));
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const texts = textFindings(languages, productKeys, site ? ownerValues(site) : {});
  findings.push(...colourFindings(tokens), ...texts);
  if (!site) return { findings };
  findings.push(...siteFindings(site), ...mediaFindings(root, site), ...paletteFindings(root, tokens, site));
  findings.push(...pictureFindings(root, site, languages.values, !texts.some(({ isWrong }) => isWrong)));
  return { site, findings };
}
