import { faultsInLanguages, type LanguageFiles } from "../../generator/inputs/load-strings.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { textsByKey } from "../texts/every-text.ts";
import { isTooLong, lengthOf } from "../texts/text-length.ts";
import { textPlaces } from "../texts/text-places.ts";
import { looksUntranslated } from "../texts/untranslated.ts";
import { type Finding, warning, wrong } from "./finding.ts";

/**
 * What is wrong with the texts, and what is to be looked at.
 *
 * @param productKeys the keys of the configuration's products
 * @param values the owner's values, by the names of their placeholders; none while the configuration cannot be used
 */
export function textFindings(
  { values: languages, faults }: LanguageFiles,
  productKeys: readonly string[],
  values: Readonly<Record<string, string>>,
): Finding[] {
  const places = textPlaces(productKeys, languages[defaultLocale]);
  const limits = new Map(places.map(({ key, limit }) => [key, limit]));
  const english = textsByKey(languages[defaultLocale]);
  const findings = [...faults, ...faultsInLanguages(languages, productKeys)].map(wrong);
  for (const locale of localeCodes) {
    for (const [key, text] of textsByKey(languages[locale])) {
      const place = `${locale}: "${key}"`;
      const length = lengthOf(text, values);
      const limit = limits.get(key);
      if (isTooLong(length, limit))
        findings.push(warning(`${place} has ${length} characters, its place is for about ${limit}; shorten it`));
      if (locale !== defaultLocale && looksUntranslated(text, english.get(key)))
        findings.push(warning(`${place} says what English says, “${text}”; translate it`));
      if (/http:\/\//i.test(text))
        findings.push(wrong(`${place} has an address without HTTPS; begin it with https://`));
    }
  }
  return findings;
}
