import { OwnerError } from "../../generator/inputs/owner-error.ts";
import type { TextPlace } from "../../generator/texts/text-places.ts";
import { defaultLocale, isLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Texts, TextsByLanguage } from "../support/texts.ts";
import { fromJson, languageInName } from "./read-json.ts";
import { fromXliff } from "./read-xliff.ts";
import { fromCsv, toCsv } from "./spreadsheet.ts";
import { toXliff } from "./write-xliff.ts";

const formats = { csv: /\.csv$/i, xliff: /\.(xlf|xliff)$/i, json: /\.json$/i } as const;

type Format = keyof typeof formats;

function refuse(fault: string): never {
  throw new OwnerError("npm run strings cannot do that:", [fault]);
}

/** @param endings those that will do, as the owner is to read them */
function formatOf<Known extends Format>(file: string, known: readonly Known[], endings: string): Known {
  const format = known.find((name) => formats[name].test(file));
  return format ?? refuse(`"${file}" is of no kind that it knows; let it end in ${endings}`);
}

/** The language that an option names; none when it names none. Throws an `OwnerError` for one that the site does not have. */
export function languageNamed(name: string | undefined): Locale | undefined {
  if (name === undefined || isLocale(name)) return name;
  return refuse(`--language: got "${name}", wants one of ${localeCodes.join(", ")}`);
}

/**
 * What is to stand in a file for translators: a spreadsheet of all languages or of English and one, or the XLIFF file of one.
 * Throws an `OwnerError` for a file of another kind, and for an XLIFF file without a language.
 */
export function exported(
  file: string,
  places: readonly TextPlace[],
  texts: TextsByLanguage,
  language: Locale | undefined,
): string {
  if (formatOf(file, ["csv", "xliff"], ".csv or .xlf") === "csv") {
    const chosen = [...texts].filter(([code]) => !language || code === language || code === defaultLocale);
    return toCsv(places, new Map(chosen));
  }
  if (!language || language === defaultLocale) {
    return refuse(`an XLIFF file is a translation into one language; name it, as in --language ${localeCodes[1]}`);
  }
  const [english, own] = [defaultLocale, language].map((code) => texts.get(code) ?? new Map()) as [Texts, Texts];
  return toXliff(places, language, english, own);
}

/** The texts in a file that does not say its language: another has to, or its name. */
function broughtAsJson(file: string, content: string, language = languageInName(file)): TextsByLanguage {
  if (language) return new Map([[language, fromJson(content)]]);
  const example = localeCodes[1];
  return refuse(
    `"${file}" does not say its language; name it, as in --language ${example}, or call it ${example}.json`,
  );
}

/**
 * The texts in such a file or in a language file, of the language that is named or of all that it has.
 *
 * @param content what stands in the file
 * @param languages the codes that it may be in: those of the site
 * @throws OwnerError for a file that cannot be read or does not have the language
 */
export function brought(
  file: string,
  content: string,
  language: Locale | undefined,
  languages: readonly Locale[] = localeCodes,
): TextsByLanguage {
  const format = formatOf(
    file,
    ["csv", "xliff", "json"],
    ".csv, .xlf or .json, written as src/content/strings/en.json",
  );
  if (format === "json") return broughtAsJson(file, content, language);
  const texts: TextsByLanguage =
    format === "csv"
      ? fromCsv(content, languages)
      : new Map([fromXliff(content, languages)].map((translation) => [translation.language, translation.texts]));
  if (!language) return texts;
  const own = texts.get(language);
  if (!own) return refuse(`--language: ${file} does not have "${language}"; it has ${[...texts.keys()].join(", ")}`);
  return new Map([[language, own]]);
}
