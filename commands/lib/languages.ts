import { join } from "node:path";
import { readSite } from "../../generator/inputs/load-site.ts";
import { faultsInLanguages, readLanguages, StringsError } from "../../generator/inputs/load-strings.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { withTexts } from "./keyed-texts.ts";
import { textPlaces } from "./text-places.ts";
import { startOf } from "./text-warnings.ts";

export type Languages = Readonly<Record<Locale, unknown>>;

/** The language files of a folder, whatever they lack. Throws a `StringsError` when one cannot be read at all. */
export function languagesIn(folder: string): Languages {
  const { values, faults } = readLanguages(folder);
  if (faults.length > 0) throw new StringsError(faults);
  return values;
}

/** The language files of the project in `root`, and what its configuration says of them. Throws an `OwnerError` as its parts do. */
export function loadLanguages(root: string, mode?: string) {
  const site = readSite(root, mode);
  const productKeys = site.products.map(({ key }) => key);
  const folder = join(root, "src/content/strings");
  const languages = languagesIn(folder);
  const places = textPlaces(productKeys, languages[defaultLocale]);
  return { folder, languages, productKeys, places, values: ownerValues(site) };
}

interface TextChange {
  locale: Locale;
  key: string;
  text: string;
}

/**
 * The languages with other texts, and the faults of these texts and those that they bring to others. What was wrong before may
 * stay.
 */
export function withChanges(languages: Languages, changes: readonly TextChange[], productKeys: readonly string[]) {
  const textsOf = (code: Locale) =>
    new Map(changes.filter(({ locale }) => locale === code).map(({ key, text }) => [key, text]));
  const english = withTexts(languages[defaultLocale], languages[defaultLocale], textsOf(defaultLocale));
  const changed = [...new Set(changes.map(({ locale }) => locale))].map((locale) => {
    return [locale, withTexts(languages[locale], english, textsOf(locale))] as const;
  });
  const after: Languages = { ...languages, ...Object.fromEntries(changed) };
  const known = new Set(faultsInLanguages(languages, productKeys));
  const isNew = (fault: string) => !known.has(fault) || changes.some((change) => fault.startsWith(startOf(change)));
  return { after, faults: faultsInLanguages(after, productKeys).filter(isNew) };
}
