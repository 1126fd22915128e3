import { join } from "node:path";
import { readSite } from "../../generator/inputs/load-site.ts";
import { faultsInLanguages, readLanguages, StringsError } from "../../generator/inputs/load-strings.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { withTexts } from "./keyed-texts.ts";
import { textPlaces } from "./text-places.ts";

export type Languages = Readonly<Record<Locale, unknown>>;

/** Reads language files without checking their texts. Throws a `StringsError` if a file is missing or not JSON. */
export function languagesIn(folder: string): Languages {
  const { values, faults } = readLanguages(folder);
  if (faults.length > 0) throw new StringsError(faults);
  return values;
}

/** Reads the language files and their configuration in `root`. Throws an `OwnerError` if either is invalid. */
export function loadLanguages(root: string) {
  const site = readSite(root);
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

/** Applies changes. `faults` are those of the changed texts and new ones in other texts, without older ones. */
export function withChanges(languages: Languages, changes: readonly TextChange[], productKeys: readonly string[]) {
  const textsOf = (code: Locale) =>
    new Map(changes.filter(({ locale }) => locale === code).map(({ key, text }) => [key, text]));
  const english = withTexts(languages[defaultLocale], languages[defaultLocale], textsOf(defaultLocale));
  const changed = [...new Set(changes.map(({ locale }) => locale))].map((locale) => {
    return [locale, withTexts(languages[locale], english, textsOf(locale))] as const;
  });
  const after: Languages = { ...languages, ...Object.fromEntries(changed) };
  const knownFaults = new Set(faultsInLanguages(languages, productKeys));
  const isNew = (fault: string) =>
    !knownFaults.has(fault) || changes.some((change) => fault.startsWith(`${change.locale}: "${change.key}" `));
  return { after, faults: faultsInLanguages(after, productKeys).filter(isNew) };
}
