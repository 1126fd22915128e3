import { faultsInLanguages } from "../../../generator/inputs/load-strings.ts";
import { everyText, type KeyedText, textsByKey } from "../../../generator/texts/every-text.ts";
import { isTooLong, lengthOf } from "../../../generator/texts/text-length.ts";
import { settledTitles, titleCaseFaults, typographyFaults } from "../../../generator/texts/typography.ts";
import { looksUntranslated } from "../../../generator/texts/untranslated.ts";
import { wordingFaults } from "../../../generator/texts/wording.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../src/config/locales.ts";
import type { Glossary } from "../../../src/content/glossary-schema.ts";
import type { Languages } from "../../support/texts.ts";
import type { Remark, TextsIn } from "../protocol.ts";

export interface Rules {
  productKeys: readonly string[];
  /** By key. */
  limits: ReadonlyMap<string, number | undefined>;
  glossaries: Readonly<Partial<Record<Locale, Glossary>>>;
  /** The owner's values, by the names of their placeholders. */
  values: Readonly<Record<string, string>>;
}

/** Every check says `de: "nav.home" is missing; add it`. */
function remarkFrom(line: string, kind: Remark["kind"]): Remark {
  const [, locale = "", key = "", message = ""] = /^(\w+): "(.+?)" (.*)$/s.exec(line) ?? [];
  return { locale: locale as Locale, key, kind, message };
}

function lengthWarnings(locale: Locale, texts: readonly KeyedText[], { limits, values }: Rules): Remark[] {
  return texts.flatMap(({ key, text }) => {
    const length = lengthOf(text, values);
    const limit = limits.get(key);
    const message = `has ${length} characters, its place is for about ${limit}; shorten it`;
    return isTooLong(length, limit) ? [{ locale, key, kind: "length", message }] : [];
  });
}

function copyWarnings(locale: Locale, texts: readonly KeyedText[], english: ReadonlyMap<string, string>): Remark[] {
  if (locale === defaultLocale) return [];
  const message = "says what English says; translate it";
  return texts
    .filter(({ key, text }) => looksUntranslated(text, english.get(key)))
    .map(({ key }) => ({ locale, key, kind: "copy", message }));
}

function ruleWarnings(locale: Locale, texts: readonly KeyedText[], { glossaries }: Rules): Remark[] {
  const glossary = glossaries[locale] ?? { terms: [] };
  return [
    ...typographyFaults(locale, texts),
    ...wordingFaults(locale, texts, glossary),
    ...(locale === defaultLocale ? titleCaseFaults(texts, settledTitles, glossary) : []),
  ].map((line) => remarkFrom(line, "rule"));
}

/** Whether new texts may change what is to be said of a text: others are compared with the English one. */
export const concerns = (texts: TextsIn, locale: Locale, key: string) =>
  Object.hasOwn(texts[locale] ?? {}, key) || Object.hasOwn(texts[defaultLocale] ?? {}, key);

/** What keeps language files from being used, each by its text. */
export function faultsOf(languages: Languages, { productKeys }: Rules): Remark[] {
  return faultsInLanguages(languages, productKeys).map((line) => remarkFrom(line, "fault"));
}

/**
 * All that the build and the tests would say of the texts: faults, and warnings about length, translation, typography and
 * wording.
 *
 * @param isAsked of which texts the warnings are wanted
 */
export function remarksOn(
  languages: Languages,
  rules: Rules,
  isAsked: (locale: Locale, key: string) => boolean,
): Remark[] {
  const english = textsByKey(languages[defaultLocale]);
  const warnings = localeCodes.flatMap((locale) => {
    const texts = everyText(languages[locale]).filter(({ key }) => isAsked(locale, key));
    return [
      ...lengthWarnings(locale, texts, rules),
      ...copyWarnings(locale, texts, english),
      ...ruleWarnings(locale, texts, rules),
    ];
  });
  return [...faultsOf(languages, rules), ...warnings];
}
