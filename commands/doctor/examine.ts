import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { faultsInLanguages, readLanguages } from "../../generator/inputs/load-strings.ts";
import { ownerValues, withOwnerValues } from "../../generator/inputs/owner-values.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import type { Environment } from "../../generator/inputs/site-environment.ts";
import { readBuiltFolder } from "../../generator/output/built-folder.ts";
import { linkFaults } from "../../generator/output/link-faults.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { allTasks } from "../../studio/make/tasks.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { securityTxtFault } from "../lib/security-txt-fault.ts";
import { textPlaces } from "../lib/text-places.ts";
import { textWarnings } from "../lib/text-warnings.ts";
import { colourFindings, pictureFindings } from "./appearance.ts";
import { attempt, siteFindings } from "./configuration.ts";
import { type Finding, warning, wrong } from "./report.ts";

/** What is to be said of the texts and, where they can be used, of the pictures that are drawn with them. */
function textFindings(root: string, site: Site): Finding[] {
  const { values: languages, faults: unread } = readLanguages(join(root, "src/content/strings"));
  const productKeys = site.products.map(({ key }) => key);
  const english = textsByKey(languages[defaultLocale]);
  const rules = { places: textPlaces(productKeys, languages[defaultLocale]), english, values: ownerValues(site) };
  const texts = localeCodes.flatMap((locale) =>
    [...textsByKey(languages[locale])].map(([key, text]) => ({ locale, key, text, place: `${locale}: "${key}"` })),
  );
  const faults = [
    ...unread,
    ...faultsInLanguages(languages, productKeys),
    ...texts
      .filter(({ text }) => /http:\/\//i.test(text))
      .map(({ place }) => `${place} has an address without HTTPS; begin it with https://`),
  ];
  const warnings = texts.flatMap(({ locale, key, text, place }) =>
    textWarnings(locale, key, text, rules).map((message) => warning(`${place} ${message}`)),
  );
  const strings = withOwnerValues(languages, site) as SiteData["strings"];
  const pictures =
    faults.length === 0
      ? pictureFindings(root, allTasks({ root, site, strings }), site.switches.film)
      : [warning("pictures: not looked at, since the texts are wrong; mend those first")];
  return [...faults.map(wrong), ...warnings, ...pictures];
}

/** What of the site as it was last built leads nowhere, or does not hold much longer; nothing where there is no build yet. */
function buildFindings(root: string, origin: string, now: Date): Finding[] {
  const dist = join(root, "dist");
  if (!existsSync(dist)) return [];
  const fault = securityTxtFault(dist, now);
  const remedy = "correct the text, the configuration or the file in public that names it, and build anew";
  return [
    ...linkFaults(readBuiltFolder(dist, origin)).map((line) => wrong(`the last build, ${line}; ${remedy}`)),
    ...(fault ? [warning(fault)] : []),
  ];
}

/** Looks at all that the owner sets, without a request to anybody; at nothing else before the configuration can be used. */
export async function examine(
  root: string,
  input: unknown,
  environment: Environment,
  now: Date,
): Promise<{ site?: Site; findings: Finding[] }> {
  const { value: site, findings } = attempt(() => loadSite(input, environment));
  if (!site) {
    const rest = "texts, colours, pictures and links: not looked at, since the configuration is wrong; mend that first";
    return { findings: [...findings, warning(rest)] };
  }
  findings.push(
    ...siteFindings(site, join(root, "public")),
    ...(await colourFindings(root)),
    ...textFindings(root, site),
    ...buildFindings(root, site.origin, now),
  );
  return { site, findings };
}
