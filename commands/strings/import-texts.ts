import { readFileSync } from "node:fs";
import { fieldName } from "../../generator/inputs/field-name.ts";
import { faultsInLanguages } from "../../generator/inputs/load-strings.ts";
import { nearest } from "../../generator/inputs/nearest.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import type { Languages, Texts } from "../support/texts.ts";
import { withTexts } from "../support/with-texts.ts";
import { textsByKey } from "../texts/every-text.ts";
import { textPlaces } from "../texts/text-places.ts";

/** Ends a step before anything is written. */
export function refuse(...faults: readonly string[]): never {
  throw new OwnerError("Nothing was written:", faults);
}

/** What neither is a text nor holds texts, and would be lost without a word. A number is no text: it stays as it is in the site. */
function noTexts(value: unknown, path: readonly (string | number)[] = []): string[] {
  if (typeof value === "string" || typeof value === "number") return [];
  if (typeof value !== "object" || value === null) {
    return [`"${fieldName(path)}" is ${value}, wants a text between quotation marks; write it, or leave the key out`];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => noTexts(entry, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => noTexts(entry, [...path, key]));
}

/** The texts in a file that has the form of a language file, or of a part of one. Throws an `OwnerError` for another file. */
export function textsInFile(file: string): Texts {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    return refuse(
      `${file} cannot be read (${(error as Error).message}); wants JSON, as src/content/strings/en.json is`,
    );
  }
  const faults = noTexts(value);
  if (faults.length > 0) refuse(...faults.map((fault) => `${file}: ${fault}`));
  return textsByKey(value);
}

/**
 * A language file with texts that were brought from elsewhere; texts that were not brought stay, and of a language that the
 * site does not have yet, they are English.
 *
 * @param languages the language files as they are
 * @param productKeys the keys of the configuration's products
 * @throws OwnerError with every key that is not the site's, else with every fault of the language and every fault that it
 *   would bring to others
 */
export function withTranslation(
  languages: Languages,
  code: string,
  texts: Texts,
  productKeys: readonly string[],
): { value: unknown; changes: number } {
  const english = languages[defaultLocale];
  const known = new Set(textPlaces(productKeys, english).map(({ key }) => key));
  const strangers = [...texts.keys()].filter((key) => !known.has(key));
  const meant = (key: string, near = nearest(key, known)) => (near ? `did you mean "${near}"?` : "remove it");
  if (strangers.length > 0) refuse(...strangers.map((key) => `${code}: "${key}" is no key of the site; ${meant(key)}`));
  const own = languages[code as Locale];
  const present = textsByKey(own);
  // What is empty where there is no text yet, nobody has translated.
  const given = new Map([...texts].filter(([key, text]) => text !== "" || present.has(key)));
  const value = withTexts(own ?? english, english, given);
  const before = new Set(faultsInLanguages(languages, productKeys));
  const faults = faultsInLanguages({ ...languages, [code]: value }, productKeys).filter(
    (fault) => fault.startsWith(`${code}: `) || !before.has(fault),
  );
  if (faults.length > 0) refuse(...faults);
  return { value, changes: [...given].filter(([key, text]) => present.get(key) !== text).length };
}
