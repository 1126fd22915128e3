import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSite } from "../../../generator/inputs/load-site.ts";
import { ownerValues } from "../../../generator/inputs/owner-values.ts";
import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import siteConfig from "../../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../../tests/fixtures/strings.ts";
import { formattedJson } from "../../support/format-json.ts";
import { textPlaces } from "../../texts/text-places.ts";
import type { Rules } from "../texts.ts";

/** Texts and language files for tests that must not depend on the owner's. */

const site = loadSite(siteConfig, {});
const productKeys = site.products.map(({ key }) => key);
export const english = exampleStrings(productKeys);
export const places = textPlaces(productKeys, english);

export const rules: Rules = {
  productKeys,
  limits: new Map(places.map(({ key, limit }) => [key, limit])),
  glossaries: { de: { terms: [{ english: "quiz", term: "Test", source: "Moodle", avoid: ["Quiz"] }] } },
  values: ownerValues(site),
};

let plain: string | undefined;

/** A folder with a language file of the same texts for each language, as the project's formatter writes it. */
export function sampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "edit-"));
  plain ??= formattedJson(english);
  for (const code of localeCodes) writeFileSync(join(folder, `${code}.json`), plain);
  return folder;
}

export const textIn = (folder: string, locale: Locale) => readFileSync(join(folder, `${locale}.json`), "utf8");
