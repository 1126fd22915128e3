import { readSite } from "../../generator/inputs/load-site.ts";
import { faultsInLanguages, readLanguages } from "../../generator/inputs/load-strings.ts";
import { readJson } from "../../generator/inputs/read-json.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { refuse } from "../../tools/owner-error.ts";
import { textsByKey, valuesIn } from "../lib/keyed-texts.ts";

export type Languages = Readonly<Record<Locale, unknown>>;

export function loadLanguages(root: string) {
  const productKeys = readSite(root).products.map(({ key }) => key);
  const { values, faults } = readLanguages(root);
  if (faults.length > 0) refuse(...faults);
  return { languages: values, productKeys };
}

export function readSent(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    const expected = "expected JSON such as src/content/strings/en.json";
    return refuse(`${file} cannot be read: ${(error as Error).message}; ${expected}`);
  }
}

/** Replaces and adds what was sent, except numbers, and what is empty where there is nothing: it is not translated. */
export function withTexts(current: unknown, sent: unknown): unknown {
  if (typeof sent === "number" || (sent === "" && current === undefined)) return current;
  if (typeof sent !== "object" || sent === null) return sent;
  const base = typeof current === "object" ? current : {};
  const result = Object.assign(Array.isArray(sent) ? [] : {}, base) as Record<string, unknown>;
  for (const [key, entry] of Object.entries(sent)) {
    const value = withTexts(result[key], entry);
    if (value !== undefined) result[key] = value;
  }
  return current === undefined && Object.keys(result).length === 0 ? undefined : result;
}

export function withTranslation(languages: Languages, locale: Locale, sent: unknown, productKeys: readonly string[]) {
  const value = withTexts(languages[locale], sent);
  const current = textsByKey(languages[locale]);
  const changed = [...textsByKey(value)].filter(([key, text]) => current.get(key) !== text).map(([key]) => key);
  const known = new Set([...valuesIn(languages[defaultLocale]), ...valuesIn(languages[locale])].map(([key]) => key));
  const unknown = valuesIn(sent).filter(([key]) => !known.has(key));
  // Faults that were there before stay, except in a text that changes.
  const earlierFaults = faultsInLanguages(languages, productKeys);
  const isNew = (fault: string) =>
    !earlierFaults.includes(fault) || changed.some((key) => fault.startsWith(`${locale}: "${key}" `));
  const faults = [
    ...unknown.map(([key]) => `${locale}: "${key}" is not a known key; correct or remove it`),
    // The schema names whole groups instead, and takes any product.
    ...faultsInLanguages({ ...languages, [locale]: value }, productKeys).filter(
      (fault) => isNew(fault) && !fault.includes('" is not a known key'),
    ),
  ];
  if (faults.length > 0) refuse(...faults);
  return { value, changes: changed.length };
}
