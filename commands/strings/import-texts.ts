import { join } from "node:path";
import { readSite } from "../../generator/inputs/load-site.ts";
import { faultsInLanguages, readLanguages } from "../../generator/inputs/load-strings.ts";
import { readJson } from "../../generator/inputs/read-json.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { refuse } from "../../tools/owner-error.ts";
import { textsByKey, valuesIn, withTexts } from "../lib/keyed-texts.ts";

export type Languages = Readonly<Record<Locale, unknown>>;

export function loadLanguages(root: string): { languages: Languages; productKeys: readonly string[] } {
  const productKeys = readSite(root).products.map(({ key }) => key);
  const { values, faults } = readLanguages(join(root, "src/content/strings"));
  if (faults.length > 0) refuse(...faults);
  return { languages: values, productKeys };
}

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
  const english = languages[defaultLocale];
  const current = textsByKey(languages[locale]);
  const texts = values.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const knownKeys = new Set([...textsByKey(english).keys(), ...current.keys()]);
  // An empty text for a missing one counts as not translated.
  const changes = new Map(texts.filter(([key, text]) => knownKeys.has(key) && text !== (current.get(key) ?? "")));
  const value = withTexts(languages[locale], english, changes);
  const earlierFaults = new Set(faultsInLanguages(languages, productKeys));
  const isOfChange = (fault: string) => [...changes.keys()].some((key) => fault.startsWith(`${locale}: "${key}" `));
  const faults = [
    ...values
      .filter(([, value]) => typeof value !== "string" && typeof value !== "number")
      .map(([key, value]) => `"${key}" is ${value}, expected a text in quotation marks; write it, or remove the key`),
    ...texts.filter(([key]) => !knownKeys.has(key)).map(([key]) => `"${key}" is not a known key; correct or remove it`),
  ].map((fault) => `${locale}: ${fault}`);
  // Faults that were there before stay, except in changed texts.
  faults.push(
    ...faultsInLanguages({ ...languages, [locale]: value }, productKeys).filter(
      (fault) => !earlierFaults.has(fault) || isOfChange(fault),
    ),
  );
  if (faults.length > 0) refuse(...faults);
  return { value, changes: changes.size };
}
