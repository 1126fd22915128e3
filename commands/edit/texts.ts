import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Glossary } from "../../src/content/glossary-schema.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formattedJson } from "../lib/format-json.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { type Languages, languagesIn, withChanges } from "../lib/languages.ts";
import { styleWarnings } from "../lib/style.ts";
import type { TextPlaces } from "../lib/text-places.ts";
import { startOf, textWarnings } from "../lib/text-warnings.ts";
import type { Change, Checked, SaveAnswer } from "./protocol.ts";

export interface Rules {
  productKeys: readonly string[];
  places: TextPlaces;
  glossaries: Readonly<Record<Locale, Glossary>>;
  values: Readonly<Record<string, string>>;
}

/** All that the build and the tests would say of the changed texts, and the faults that these bring to others. */
export function check(languages: Languages, changes: readonly Change[], rules: Rules): Checked {
  const { after, faults } = withChanges(languages, changes, rules.productKeys);
  const english = textsByKey(after[defaultLocale]);
  const warnings = changes.flatMap((change) => {
    const { locale, key, text } = change;
    const style = styleWarnings(locale, key, text, rules.glossaries[locale]);
    const others = textWarnings(locale, key, text, { ...rules, english });
    return [...style, ...others].map((warning) => startOf(change) + warning);
  });
  return { faults, warnings };
}

/** A fault with the text that has it. */
function withText(fault: string, changes: readonly Change[]): string {
  const change = changes.find((one) => fault.startsWith(startOf(one)));
  return change?.text ? fault.replace(startOf(change), (start) => `${start}(“${change.text}”) `) : fault;
}

/** All or nothing: nothing is written when a text is at fault, or when its file has another one by now than it was made from. */
export function save(folder: string, changes: readonly Change[], rules: Rules): SaveAnswer {
  const locales = localeCodes.filter((code) => changes.some(({ locale }) => locale === code));
  const fileOf = (locale: Locale) => join(folder, `${locale}.json`);
  const contents = () => locales.map((locale) => readFileSync(fileOf(locale), "utf8")).join();
  const read = contents();
  const before = languagesIn(folder);
  const present = ({ locale, key }: Change) => textsByKey(before[locale]).get(key) ?? "";
  const outdated = changes.filter((change) => present(change) !== change.was);
  if (outdated.length > 0) {
    return { outcome: "outdated", lines: outdated.map((change) => `${startOf(change)}is now “${present(change)}”`) };
  }
  const { after, faults } = withChanges(before, changes, rules.productKeys);
  if (faults.length > 0) return { outcome: "faulty", lines: faults.map((fault) => withText(fault, changes)) };
  const files = locales.map((locale) => ({ file: fileOf(locale), content: formattedJson(after[locale]) }));
  // Formatting takes its time, in which somebody else may have saved.
  if (contents() !== read) return save(folder, changes, rules);
  replaceFiles(files);
  return { outcome: "saved", files: locales.map((locale) => `${locale}.json`) };
}
