import { readFileSync } from "node:fs";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { nearest } from "../../tools/nearest-spelling.ts";
import { refuse } from "../../tools/owner-error.ts";
import { type Texts, textsByKey, valuesIn } from "../lib/keyed-texts.ts";
import { type Languages, withChanges } from "../lib/languages.ts";
import { textPlaces } from "../lib/text-places.ts";

/** Reads a file with some or all texts of a language. Throws an `OwnerError` for an invalid file. */
export function textsInFile(file: string): Texts {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const expected = "expected JSON such as src/content/strings/en.json";
    return refuse(`${file} cannot be read (${(error as Error).message}); ${expected}`);
  }
  // Numbers are not translated: those of the site stay.
  const invalid = valuesIn(value).filter(([, entry]) => typeof entry !== "string" && typeof entry !== "number");
  const remedy = "expected a text in quotation marks; write it, or remove the key";
  if (invalid.length > 0) refuse(...invalid.map(([key, entry]) => `${file}: "${key}" is ${entry}, ${remedy}`));
  return textsByKey(value);
}

/** Replaces texts of a language. Throws an `OwnerError` for an unknown key or an invalid text. */
export function withTranslation(
  languages: Languages,
  locale: Locale,
  texts: Texts,
  productKeys: readonly string[],
): { value: unknown; changes: number } {
  const places = textPlaces(productKeys, languages[defaultLocale]);
  const hint = (key: string, near = nearest(key, places.keys())) => (near ? `did you mean "${near}"?` : "remove it");
  const unknownKeys = [...texts.keys()].filter((key) => !places.has(key));
  if (unknownKeys.length > 0)
    refuse(...unknownKeys.map((key) => `${locale}: "${key}" is not a known key; ${hint(key)}`));
  const current = textsByKey(languages[locale]);
  // An empty text for a missing one counts as not translated.
  const changes = [...texts]
    .filter(([key, text]) => text !== (current.get(key) ?? ""))
    .map(([key, text]) => ({ locale, key, text }));
  const { after, faults } = withChanges(languages, changes, productKeys);
  if (faults.length > 0) refuse(...faults);
  return { value: after[locale], changes: changes.length };
}
