import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readLanguages, StringsError } from "../../../generator/inputs/load-strings.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../src/config/locales.ts";
import type { Languages } from "../../support/texts.ts";
import { withTexts } from "../../support/with-texts.ts";
import type { TextsIn, Versions } from "../protocol.ts";

export const fileOf = (folder: string, locale: Locale) => join(folder, `${locale}.json`);

/** The language files of a folder, whatever they lack. Throws a `StringsError` when one cannot be read at all. */
export function languagesIn(folder: string): Languages {
  const { values, faults } = readLanguages(folder);
  if (faults.length > 0) throw new StringsError(faults);
  return values;
}

export function versionsIn(folder: string): Versions {
  const versionOf = (locale: Locale) =>
    createHash("sha256")
      .update(readFileSync(fileOf(folder, locale)))
      .digest("hex");
  return Object.fromEntries(localeCodes.map((locale) => [locale, versionOf(locale)]));
}

/** The languages with other texts in their places; those of English come first, for the others take its order of keys. */
export function withTextsIn(languages: Languages, texts: TextsIn): Languages {
  const changed: Record<Locale, unknown> = { ...languages };
  for (const locale of localeCodes) {
    const own = new Map(Object.entries(texts[locale] ?? {}));
    if (own.size > 0) changed[locale] = withTexts(languages[locale], changed[defaultLocale], own);
  }
  return changed;
}
