import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import { replaceFiles } from "../../../tools/replace-files.ts";
import { formattedJson } from "../../support/format-json.ts";
import type { Languages } from "../../support/texts.ts";
import type { Remark, SaveAnswer, SaveRequest, TextsIn } from "../protocol.ts";
import { fileOf, languagesIn, versionsIn, withTextsIn } from "./language-files.ts";
import { faultsOf, type Rules } from "./remarks.ts";

const lineOf = ({ locale, key, message }: Remark, texts: TextsIn) => {
  const text = texts[locale]?.[key];
  return `${locale}: "${key}"${text ? ` (“${text}”)` : ""} ${message}`;
};

/** The faults of the texts that are to be saved, and those that they would bring to others. What was wrong before may stay. */
function faultsBrought(before: Languages, after: Languages, texts: TextsIn, rules: Rules): string[] {
  const known = new Set(faultsOf(before, rules).map((fault) => lineOf(fault, {})));
  const isOwn = ({ locale, key }: Remark) => Object.hasOwn(texts[locale] ?? {}, key);
  return faultsOf(after, rules)
    .filter((fault) => isOwn(fault) || !known.has(lineOf(fault, {})))
    .map((fault) => lineOf(fault, texts));
}

/**
 * Writes texts into the language files, all of them or none. Nothing is written when a text is at fault, or when a file is
 * another one than that from which the texts were made.
 */
export function saveTexts(folder: string, { texts, versions }: SaveRequest, rules: Rules): SaveAnswer {
  const locales = localeCodes.filter((locale) => Object.keys(texts[locale] ?? {}).length > 0);
  const changedOutside = () => {
    const present = versionsIn(folder);
    return locales.filter((locale) => versions[locale] !== present[locale]).map(nameOf);
  };
  const early = changedOutside();
  if (early.length > 0) return { outcome: "changed", files: early };
  const before = languagesIn(folder);
  const after = withTextsIn(before, texts);
  const faults = faultsBrought(before, after, texts, rules);
  if (faults.length > 0) return { outcome: "faulty", faults };
  const files = locales.map((locale) => ({ file: fileOf(folder, locale), content: formattedJson(after[locale]) }));
  // Formatting takes its time, in which somebody else may have saved.
  const late = changedOutside();
  if (late.length > 0) return { outcome: "changed", files: late };
  replaceFiles(files);
  return { outcome: "saved", files: locales.map(nameOf) };
}

const nameOf = (locale: Locale) => `${locale}.json`;
