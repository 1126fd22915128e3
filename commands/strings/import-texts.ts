import { readFileSync } from "node:fs";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { nearest } from "../../tools/nearest.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { type Texts, textsByKey, valuesIn } from "../lib/keyed-texts.ts";
import { type Languages, withChanges } from "../lib/languages.ts";
import { textPlaces } from "../lib/text-places.ts";

/** Ends a step before anything is written. */
export function refuse(...faults: readonly string[]): never {
  throw new OwnerError("Nothing was written:", faults);
}

/** The texts in a file that has the form of a language file, or of a part of one. Throws an `OwnerError` for another file. */
export function textsInFile(file: string): Texts {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const wanted = "wants JSON, as src/content/strings/en.json is";
    return refuse(`${file} cannot be read (${(error as Error).message}); ${wanted}`);
  }
  // A number is no text: it stays as it is in the site.
  const others = valuesIn(value).filter(([, entry]) => typeof entry !== "string" && typeof entry !== "number");
  const remedy = "wants a text between quotation marks; write it, or leave the key out";
  if (others.length > 0) refuse(...others.map(([key, entry]) => `${file}: "${key}" is ${entry}, ${remedy}`));
  return textsByKey(value);
}

/** Texts that were not brought stay. Throws an `OwnerError` for a key that there is not, and for a text that cannot be used. */
export function withTranslation(
  languages: Languages,
  locale: Locale,
  texts: Texts,
  productKeys: readonly string[],
): { value: unknown; changes: number } {
  const places = textPlaces(productKeys, languages[defaultLocale]);
  const meant = (key: string, near = nearest(key, places.keys())) => (near ? `did you mean "${near}"?` : "remove it");
  const strangers = [...texts.keys()].filter((key) => !places.has(key));
  if (strangers.length > 0)
    refuse(...strangers.map((key) => `${locale}: "${key}" is no key of the site; ${meant(key)}`));
  const present = textsByKey(languages[locale]);
  // What is empty where there is no text yet, nobody has translated.
  const changes = [...texts]
    .filter(([key, text]) => text !== (present.get(key) ?? ""))
    .map(([key, text]) => ({ locale, key, text }));
  const { after, faults } = withChanges(languages, changes, productKeys);
  if (faults.length > 0) refuse(...faults);
  return { value: after[locale], changes: changes.length };
}
