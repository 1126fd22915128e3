import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Glossary } from "../../src/content/glossary-schema.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formatJson } from "../lib/format-json.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { type Languages, languagesIn, withChanges } from "../lib/languages.ts";
import type { TextPlaces } from "../lib/text-places.ts";
import { prefixOf, textWarnings } from "../lib/text-warnings.ts";
import { styleWarnings } from "../lib/writing-style.ts";
import type { Change, CheckResult, SaveResult } from "./protocol.ts";

export interface Rules {
  productKeys: readonly string[];
  places: TextPlaces;
  glossaries: Readonly<Record<Locale, Glossary>>;
  values: Readonly<Record<string, string>>;
}

/** Checks changed texts as the build and the tests do, with the faults they cause in other texts. */
export function check(languages: Languages, changes: readonly Change[], rules: Rules): CheckResult {
  const { after, faults } = withChanges(languages, changes, rules.productKeys);
  const english = textsByKey(after[defaultLocale]);
  const warnings = changes.flatMap((change) => {
    const { locale, key, text } = change;
    const style = styleWarnings(locale, key, text, rules.glossaries[locale]);
    const others = textWarnings(locale, key, text, { ...rules, english });
    return [...style, ...others].map((warning) => prefixOf(change) + warning);
  });
  return { faults, warnings };
}

function withText(fault: string, changes: readonly Change[]): string {
  const change = changes.find((one) => fault.startsWith(prefixOf(one)));
  return change?.text ? fault.replace(prefixOf(change), (prefix) => `${prefix}(“${change.text}”) `) : fault;
}

/** Writes all changes, or none if a text is invalid or its file no longer has the text it was made from. */
export function save(folder: string, changes: readonly Change[], rules: Rules): SaveResult {
  const locales = localeCodes.filter((code) => changes.some(({ locale }) => locale === code));
  const fileOf = (locale: Locale) => join(folder, `${locale}.json`);
  const readContents = () => locales.map((locale) => readFileSync(fileOf(locale), "utf8")).join();
  const initial = readContents();
  const before = languagesIn(folder);
  const saved = ({ locale, key }: Change) => textsByKey(before[locale]).get(key) ?? "";
  const outdated = changes.filter((change) => saved(change) !== change.was);
  if (outdated.length > 0) {
    return { outcome: "outdated", lines: outdated.map((change) => `${prefixOf(change)}is now “${saved(change)}”`) };
  }
  const { after, faults } = withChanges(before, changes, rules.productKeys);
  if (faults.length > 0) return { outcome: "faulty", lines: faults.map((fault) => withText(fault, changes)) };
  const files = locales.map((locale) => ({ file: fileOf(locale), content: formatJson(after[locale]) }));
  // Race: somebody else may have saved during the formatting.
  if (readContents() !== initial) return save(folder, changes, rules);
  replaceFiles(files);
  return { outcome: "saved", files: locales.map((locale) => `${locale}.json`) };
}
