import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { faultsInLanguages, readLanguages } from "../../generator/inputs/load-strings.ts";
import { ownerValues, withOwnerValues } from "../../generator/inputs/owner-values.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import type { Environment } from "../../generator/inputs/site-environment.ts";
import { readBuiltFolder } from "../../generator/output-checks/built-folder.ts";
import { linkFaults } from "../../generator/output-checks/link-faults.ts";
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

/** Findings on the texts and, if these and the colours are valid, on the pictures drawn with them. */
function textFindings(root: string, site: Site, hasValidColours: boolean): Finding[] {
  const { values: languages, faults: readFaults } = readLanguages(join(root, "src/content/strings"));
  const productKeys = site.products.map(({ key }) => key);
  const english = textsByKey(languages[defaultLocale]);
  const rules = { places: textPlaces(productKeys, languages[defaultLocale]), english, values: ownerValues(site) };
  const texts = localeCodes.flatMap((locale) =>
    [...textsByKey(languages[locale])].map(([key, text]) => ({ locale, key, text, label: `${locale}: "${key}"` })),
  );
  const faults = [
    ...readFaults,
    ...faultsInLanguages(languages, productKeys),
    ...texts
      .filter(({ text }) => /http:\/\//i.test(text))
      .map(({ label }) => `${label} has a URL without HTTPS; start it with https://`),
  ];
  const warnings = texts.flatMap(({ locale, key, text, label }) =>
    textWarnings(locale, key, text, rules).map((message) => warning(`${label} ${message}`)),
  );
  const strings = withOwnerValues(languages, site) as SiteData["strings"];
  const pictures =
    faults.length === 0 && hasValidColours
      ? pictureFindings(root, allTasks({ root, site, strings }), site.switches.film)
      : [warning("pictures: not checked, as texts or colours have errors; fix those first")];
  return [...faults.map(wrong), ...warnings, ...pictures];
}

/** Findings on the last build: broken links and a `security.txt` about to expire. Empty without a build. */
function buildFindings(root: string, origin: string, now: Date): Finding[] {
  const dist = join(root, "dist");
  if (!existsSync(dist)) return [];
  const fault = securityTxtFault(dist, now);
  const remedy = "fix the text, the configuration or the file in public that has it, and build again";
  return [
    ...linkFaults(readBuiltFolder(dist, origin)).map((line) => wrong(`the last build, ${line}; ${remedy}`)),
    ...(fault ? [warning(fault)] : []),
  ];
}

/** Checks everything the owner can set, without network requests. Stops at an invalid configuration. */
export async function examine(
  root: string,
  input: unknown,
  environment: Environment,
  now: Date,
): Promise<{ site?: Site; findings: Finding[] }> {
  const { value: site, findings } = attempt(() => loadSite(input, environment));
  if (!site) {
    const note = "texts, colours, pictures and links: not checked, as the configuration has errors; fix those first";
    return { findings: [...findings, warning(note)] };
  }
  const colours = await colourFindings(root);
  findings.push(
    ...siteFindings(site, join(root, "public")),
    ...colours,
    ...textFindings(root, site, !colours.some(({ isWrong }) => isWrong)),
    ...buildFindings(root, site.origin, now),
  );
  return { site, findings };
}
