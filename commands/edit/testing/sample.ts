import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSite } from "../../../generator/inputs/load-site.ts";
import { ownerValues } from "../../../generator/inputs/owner-values.ts";
import { textPlaces } from "../../../generator/texts/text-places.ts";
import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import { renderPage } from "../../../src/entry/render.tsx";
import type { SiteFacts } from "../../../src/features/site/site-context.tsx";
import siteConfig from "../../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../../tests/fixtures/strings.ts";
import { formattedJson } from "../../support/format-json.ts";
import type { PreviewMaterial } from "../preview/render-preview.ts";
import type { Rules } from "../texts/remarks.ts";

/** A configuration, language files and a renderer for tests that must not depend on the owner's. */

const site = loadSite(siteConfig, {});
export const productKeys = site.products.map(({ key }) => key);
export const english = exampleStrings(productKeys);
export const places = textPlaces(productKeys, english);

export const rules: Rules = {
  productKeys,
  limits: new Map(places.map(({ key, limit }) => [key, limit])),
  glossaries: {
    de: { terms: [{ english: "quiz", term: "Test", source: "Moodle", avoid: ["Quiz"] }] },
    en: { terms: [] },
  },
  values: ownerValues(site),
};

const picture = { src: "/media/poster.webp", type: "image/webp", width: 1600, height: 900 };
const facts: SiteFacts = {
  site,
  demos: {},
  film: [],
  poster: { sources: [], image: picture },
  productIcons: {},
  today: "2026-01-31",
};

export const material: PreviewMaterial = { renderPage, facts, places };

let plain: string | undefined;

/** A folder with a language file of the same texts for each language, as the project's formatter writes it. */
export function sampleFolder(values: Partial<Record<Locale, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "edit-"));
  plain ??= formattedJson(english);
  for (const code of localeCodes) {
    writeFileSync(join(folder, `${code}.json`), values[code] ? formattedJson(values[code]) : (plain as string));
  }
  return folder;
}

export const textIn = (folder: string, locale: Locale) => readFileSync(join(folder, `${locale}.json`), "utf8");
