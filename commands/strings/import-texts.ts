import { faultsInLanguages } from "../../generator/inputs/load-strings.ts";
import { nearest } from "../../generator/inputs/nearest.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { textsByKey } from "../../generator/texts/every-text.ts";
import { textPlaces } from "../../generator/texts/text-places.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import type { Languages, Texts, TextsByLanguage } from "../support/texts.ts";
import { withTexts } from "../support/with-texts.ts";

export interface Import {
  language: Locale;
  /** The whole language file. */
  value: unknown;
  /** How many of its texts are new. */
  changes: number;
}

/** One line for each key that the site does not have. */
export function unknownKeys(language: string, texts: Texts, known: ReadonlySet<string>): string[] {
  return [...texts.keys()]
    .filter((key) => !known.has(key))
    .map((key) => {
      const meant = nearest(key, known);
      return `${language}: "${key}" is no key of the site; ${meant ? `did you mean "${meant}"?` : "remove it"}`;
    });
}

/** Without the empty texts where there is none yet: nobody has translated those. */
function given(texts: Texts, present: Texts): Texts {
  return new Map([...texts].filter(([key, text]) => text !== "" || present.has(key)));
}

function importInto(languages: Languages, language: Locale, imported: Texts, english: unknown): Import {
  const present = textsByKey(languages[language]);
  const texts = given(imported, present);
  const changes = [...texts].filter(([key, text]) => present.get(key) !== text).length;
  return { language, value: withTexts(languages[language], english, texts), changes };
}

/**
 * The language files with texts that were brought from elsewhere. Texts that were not brought stay.
 *
 * @param languages the language files as they are
 * @param productKeys the keys of the configuration's products
 * @throws OwnerError with every key that is not the site's, every fault of the languages that were brought, and every fault
 *   that they would bring to others
 */
export function importTexts(languages: Languages, imported: TextsByLanguage, productKeys: readonly string[]): Import[] {
  const known = new Set(textPlaces(productKeys, languages[defaultLocale]).map(({ key }) => key));
  const strangers = [...imported].flatMap(([language, texts]) => unknownKeys(language, texts, known));
  if (strangers.length > 0) throw new OwnerError("Nothing was imported:", strangers);
  const imports = [...imported].map(([language, texts]) =>
    importInto(languages, language, texts, languages[defaultLocale]),
  );
  const after = { ...languages, ...Object.fromEntries(imports.map(({ language, value }) => [language, value])) };
  const before = new Set(faultsInLanguages(languages, productKeys));
  const isImported = (fault: string) => imports.some(({ language }) => fault.startsWith(`${language}: `));
  const faults = faultsInLanguages(after, productKeys).filter((fault) => isImported(fault) || !before.has(fault));
  if (faults.length > 0) throw new OwnerError("Nothing was imported:", faults);
  return imports;
}
