import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { TextsByLanguage } from "../support/texts.ts";
import { isTooLong, lengthOf } from "../texts/text-length.ts";
import type { TextPlace } from "../texts/text-places.ts";
import { looksUntranslated } from "../texts/untranslated.ts";

export interface Cell {
  text: string | undefined;
  /** What is to be said of it. */
  remarks: string[];
}

/** A key in all languages. */
export interface Row {
  key: string;
  limit: number | undefined;
  cells: Readonly<Record<Locale, Cell>>;
  /** Whether a language lacks the key, or has it and the site does not. */
  isWrong: boolean;
}

export interface Comparison {
  places: readonly TextPlace[];
  texts: TextsByLanguage;
  /** The texts of the last commit, if they are known; a language that is not among them is new and not compared. */
  committed: TextsByLanguage | undefined;
  /** The owner's values, by the names of their placeholders. */
  values: Readonly<Record<string, string>>;
}

/** In which languages a text is another one than in the last commit; none when it is so in all or nothing is known. */
function changedAlone(key: string, { texts, committed }: Comparison): ReadonlySet<Locale> {
  if (!committed) return new Set();
  const compared = localeCodes.filter((code) => committed.has(code));
  const changed = compared.filter((code) => texts.get(code)?.get(key) !== committed.get(code)?.get(key));
  return new Set(changed.length < compared.length ? changed : []);
}

function lengthRemark(text: string, limit: number | undefined, values: Comparison["values"]): string[] {
  const length = lengthOf(text, values);
  return isTooLong(length, limit) ? [`${length} characters, its place is for about ${limit}`] : [];
}

function changeRemark(code: Locale, changed: ReadonlySet<Locale>, { committed }: Comparison): string[] {
  if (!committed?.has(code)) return [];
  if (changed.has(code)) return ["changed since the last commit, and not in every language"];
  return changed.has(defaultLocale) ? ["as in the last commit, while English has changed"] : [];
}

function rowOf(key: string, place: TextPlace | undefined, comparison: Comparison): Row {
  const { texts, values } = comparison;
  const changed = changedAlone(key, comparison);
  const english = texts.get(defaultLocale)?.get(key);
  const cellOf = (code: Locale): Cell => {
    const text = texts.get(code)?.get(key);
    if (text === undefined) return { text, remarks: place ? ["missing"] : [] };
    const isCopy = code !== defaultLocale && looksUntranslated(text, english);
    return {
      text,
      remarks: [
        ...(place ? [] : ["unused"]),
        ...lengthRemark(text, place?.limit, values),
        ...(isCopy ? ["the same as in English"] : []),
        ...changeRemark(code, changed, comparison),
      ],
    };
  };
  const cells = Object.fromEntries(localeCodes.map((code) => [code, cellOf(code)])) as Row["cells"];
  const isWrong = !place || Object.values(cells).some(({ text }) => text === undefined);
  return { key, limit: place?.limit, cells, isWrong };
}

/** Every key that the site or a language has, with what is to be said of each language's text. */
export function compareLanguages(comparison: Comparison): Row[] {
  const places = new Map(comparison.places.map((place) => [place.key, place]));
  const keys = new Set([...places.keys(), ...[...comparison.texts.values()].flatMap((texts) => [...texts.keys()])]);
  return [...keys].map((key) => rowOf(key, places.get(key), comparison));
}

export function hasRemarks({ cells }: Row): boolean {
  return Object.values(cells).some(({ remarks }) => remarks.length > 0);
}

/** A row as the owner reads it: the key, then a line a language. */
export function writtenRow({ key, limit, cells }: Row): string {
  const lines = localeCodes
    .filter((code) => cells[code].text !== undefined || cells[code].remarks.length > 0)
    .map((code) => {
      const { text = "", remarks } = cells[code];
      return `  ${code}  ${text}${remarks.length > 0 ? `  ← ${remarks.join("; ")}` : ""}`;
    });
  return [`${key}${limit ? ` (about ${limit} characters)` : ""}`, ...lines].join("\n");
}
