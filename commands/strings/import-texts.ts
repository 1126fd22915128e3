import { readJson } from "../../generator/inputs/read-json.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { refuse } from "../../tools/owner-error.ts";
import { textsByKey, valuesIn } from "../lib/keyed-texts.ts";
import { type Languages, withChanges } from "../lib/languages.ts";
import { textPlaces } from "../lib/text-places.ts";

/** All values in a file with some or all texts of a language. Throws an `OwnerError` for a file that cannot be read. */
export function valuesInFile(file: string): [key: string, value: unknown][] {
  try {
    return valuesIn(readJson(file));
  } catch (error) {
    const expected = "expected JSON such as src/content/strings/en.json";
    return refuse(`${file} cannot be read: ${(error as Error).message}; ${expected}`);
  }
}

/** Replaces texts of a language. Throws an `OwnerError` for unknown keys and invalid texts, all at once. */
export function withTranslation(
  languages: Languages,
  locale: Locale,
  // Numbers are not translated: those of the site stay.
  values: readonly (readonly [key: string, value: unknown])[],
  productKeys: readonly string[],
): { value: unknown; changes: number } {
  const places = textPlaces(productKeys, languages[defaultLocale]);
  const current = textsByKey(languages[locale]);
  const texts = values.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // Texts of a product that is no longer there may stay.
  const isKnown = (key: string) => places.has(key) || current.has(key);
  // An empty text for a missing one counts as not translated.
  const changes = texts
    .filter(([key, text]) => isKnown(key) && text !== (current.get(key) ?? ""))
    .map(([key, text]) => ({ locale, key, text }));
  const { after, faults } = withChanges(languages, changes, productKeys);
  const allFaults = [
    ...values
      .filter(([, value]) => typeof value !== "string" && typeof value !== "number")
      .map(
        ([key, value]) =>
          `${locale}: "${key}" is ${value}, expected a text in quotation marks; write it, or remove the key`,
      ),
    ...texts
      .filter(([key]) => !isKnown(key))
      .map(([key]) => `${locale}: "${key}" is not a known key; correct or remove it`),
    ...faults,
  ];
  if (allFaults.length > 0) refuse(...allFaults);
  return { value: after[locale], changes: changes.length };
}
