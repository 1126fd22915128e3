import { readFileSync } from "node:fs";
import { join } from "node:path";
import { faultsInLanguages, readLanguages, StringsError } from "../../generator/inputs/load-strings.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Glossary } from "../../src/content/glossary-schema.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formattedJson } from "../support/format-json.ts";
import type { Languages } from "../support/texts.ts";
import { withTexts } from "../support/with-texts.ts";
import { textsByKey } from "../texts/every-text.ts";
import { isTooLong, lengthOf } from "../texts/text-length.ts";
import { settledTitles, titleCaseFaults, typographyFaults } from "../texts/typography.ts";
import { looksUntranslated } from "../texts/untranslated.ts";
import { wordingFaults } from "../texts/wording.ts";
import type { Change, Remark, SaveAnswer } from "./protocol.ts";

/** What the texts are held to. */
export interface Rules {
  productKeys: readonly string[];
  /** By key. */
  limits: ReadonlyMap<string, number | undefined>;
  glossaries: Readonly<Partial<Record<Locale, Glossary>>>;
  /** The owner's values, by the names of their placeholders. */
  values: Readonly<Record<string, string>>;
}

/** The language files of a folder, whatever they lack. Throws a `StringsError` when one cannot be read at all. */
export function languagesIn(folder: string): Languages {
  const { values, faults } = readLanguages(folder);
  if (faults.length > 0) throw new StringsError(faults);
  return values;
}

/** The languages with the changed texts; those of English come first, for the others take its order of keys. */
function withChanges(languages: Languages, changes: readonly Change[]): Languages {
  const changed: Record<Locale, unknown> = { ...languages };
  for (const code of localeCodes) {
    const own = changes.filter(({ locale }) => locale === code).map(({ key, text }) => [key, text] as const);
    if (own.length > 0) changed[code] = withTexts(languages[code], changed[defaultLocale], new Map(own));
  }
  return changed;
}

/** Every check says `de: "nav.home" is missing; add it`. */
function remarkFrom(line: string, isFault: boolean): Remark {
  const [, locale = "", key = "", message = ""] = /^(\w+): "(.+?)" (.*)$/s.exec(line) ?? [];
  return { locale: locale as Locale, key, isFault, message };
}

/** The faults of the changed texts, and those that they bring to others. What was wrong before may stay. */
function faultsBrought(before: Languages, changes: readonly Change[], { productKeys }: Rules): Remark[] {
  const known = new Set(faultsInLanguages(before, productKeys));
  return faultsInLanguages(withChanges(before, changes), productKeys)
    .map((line) => ({ line, remark: remarkFrom(line, true) }))
    .filter(
      ({ line, remark }) =>
        !known.has(line) || changes.some(({ locale, key }) => locale === remark.locale && key === remark.key),
    )
    .map(({ remark }) => remark);
}

/** What keeps a text from nothing, and a test of the project may yet fail on: length, translation, typography, wording. */
function warningsOf(
  { locale, key, text }: Change,
  english: string | undefined,
  { limits, glossaries, values }: Rules,
): Remark[] {
  const glossary = glossaries[locale] ?? { terms: [] };
  const texts = [{ key, text }];
  const lines = [
    ...typographyFaults(locale, texts),
    ...wordingFaults(locale, texts, glossary),
    ...(locale === defaultLocale ? titleCaseFaults(texts, settledTitles, glossary) : []),
  ];
  const [length, limit] = [lengthOf(text, values), limits.get(key)];
  const messages = [
    ...lines.map((line) => remarkFrom(line, false).message),
    ...(isTooLong(length, limit) ? [`has ${length} characters, its place is for about ${limit}; shorten it`] : []),
    ...(locale !== defaultLocale && looksUntranslated(text, english) ? ["says what English says; translate it"] : []),
  ];
  return messages.map((message) => ({ locale, key, isFault: false, message }));
}

/** All that the build and the tests would say of the changed texts, and the faults that these bring to others. */
export function remarksOn(languages: Languages, changes: readonly Change[], rules: Rules): Remark[] {
  const english = textsByKey(withChanges(languages, changes)[defaultLocale]);
  return [
    ...faultsBrought(languages, changes, rules),
    ...changes.flatMap((change) => warningsOf(change, english.get(change.key), rules)),
  ];
}

/**
 * Writes changed texts into the language files, all of them or none. Nothing is written when a text is at fault, or when the
 * file has another one by now than the change was made from.
 */
export function saveChanges(folder: string, changes: readonly Change[], rules: Rules): SaveAnswer {
  const locales = localeCodes.filter((code) => changes.some(({ locale }) => locale === code));
  const fileOf = (locale: Locale) => join(folder, `${locale}.json`);
  const contents = () => locales.map((locale) => readFileSync(fileOf(locale), "utf8"));
  const read = contents();
  const before = languagesIn(folder);
  const present = (locale: Locale, key: string) => textsByKey(before[locale]).get(key) ?? "";
  const outdated = changes.filter(({ locale, key, was }) => present(locale, key) !== was);
  if (outdated.length > 0) {
    const lines = outdated.map(({ locale, key }) => `${locale}: "${key}" is now “${present(locale, key)}”`);
    return { outcome: "outdated", lines };
  }
  const faults = faultsBrought(before, changes, rules);
  if (faults.length > 0) {
    const textAt = (remark: Remark) =>
      changes.find(({ locale, key }) => locale === remark.locale && key === remark.key)?.text;
    const lines = faults.map((fault) => {
      const text = textAt(fault);
      return `${fault.locale}: "${fault.key}"${text ? ` (“${text}”)` : ""} ${fault.message}`;
    });
    return { outcome: "faulty", lines };
  }
  const after = withChanges(before, changes);
  const files = locales.map((locale) => ({ file: fileOf(locale), content: formattedJson(after[locale]) }));
  // Formatting takes its time, in which somebody else may have saved.
  if (contents().join() !== read.join()) return saveChanges(folder, changes, rules);
  replaceFiles(files);
  return { outcome: "saved", files: locales.map((locale) => `${locale}.json`) };
}
