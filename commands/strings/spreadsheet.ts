import Papa from "papaparse";
import { nearest } from "../../generator/inputs/nearest.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import type { TextPlace } from "../../generator/texts/text-places.ts";
import type { Locale } from "../../src/config/locales.ts";
import type { TextsByLanguage } from "../support/texts.ts";

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

const keyHead = "key";
const purposeHead = "what it is for";

/** What a spreadsheet would take for a formula, a number, a date or a time, and write back as something else. */
const isMisread = (text: string) =>
  /^[=+\-@'\t\r\n]/.test(text) ||
  !/\p{L}/u.test(text) ||
  (/^\d/.test(text) && text.length <= 20) ||
  /^\p{L}{3,9}\.?[\s-]\d{1,4}$/u.test(text);

/** An apostrophe in front keeps a text a text. */
const toCell = (text: string) => (text !== "" && isMisread(text) ? `'${text}` : text);
const fromCell = (cell: string) => cell.replace(/^'/, "");

/**
 * The texts as a spreadsheet: comma-separated values as in RFC 4180, a line a key, a column a language. Languages that are not
 * among the texts have no column.
 */
export function toCsv(places: readonly TextPlace[], texts: TextsByLanguage): string {
  const languages = [...texts.keys()];
  const rows = places.map(({ key, purpose }) => [
    key,
    purpose,
    ...languages.map((language) => toCell(texts.get(language)?.get(key) ?? "")),
  ]);
  return `${byteOrderMark}${Papa.unparse([[keyHead, purposeHead, ...languages], ...rows], { newline: "\r\n" })}\r\n`;
}

/** Spreadsheets separate by the comma or, where that is in numbers, by the semicolon; the head tells. */
function delimiterOf(text: string): string | undefined {
  return /^"?key"?([,;\t])/.exec(text)?.[1];
}

function headFault(head: string, languages: readonly string[]): string | undefined {
  if (languages.includes(head) || head === keyHead || head === purposeHead) return undefined;
  const meant = nearest(head, [...languages, purposeHead]);
  return `the column "${head}" is no language; ${meant ? `did you mean "${meant}"?` : `wants some of ${languages.join(", ")}`}`;
}

function headFaults(heads: readonly string[], languages: readonly string[]): string[] {
  const twice = heads.filter((head, index) => heads.indexOf(head) !== index);
  return [
    ...heads.map((head) => headFault(head, languages)).filter((fault) => fault !== undefined),
    ...twice.map((head) => `the column "${head}" stands there twice; remove one`),
    ...(heads.some((head) => languages.includes(head))
      ? []
      : [`no column is a language; add one of ${languages.join(", ")}`]),
  ];
}

function rowFaults(rows: readonly (readonly string[])[], columns: number): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = row[0] ?? "";
    const place = `row ${index + 2} ("${key}")`;
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(row.length === columns ? [] : [`${place} has ${row.length} cells, wants ${columns}`]),
      ...(isTwice ? [`${place} stands there twice; remove one`] : []),
    ];
  });
}

/**
 * Reads such a spreadsheet back. An empty cell is an empty text.
 *
 * @param languages the codes that a column may have
 * @throws OwnerError with every fault of its form; whether the keys are the site's is for others to say
 */
export function fromCsv(file: string, languages: readonly Locale[]): Map<Locale, Map<string, string>> {
  const refuse = (faults: readonly string[]) => {
    if (faults.length > 0) throw new OwnerError("The spreadsheet cannot be read:", faults);
  };
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const delimiter = delimiterOf(text);
  if (!delimiter)
    refuse([`it begins with ${JSON.stringify(text.slice(0, 20))}, wants the head "${keyHead},${purposeHead},en,…"`]);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiter ?? ",", skipEmptyLines: true });
  const [heads = [], ...rows] = data;
  refuse([
    ...errors.map(({ row = 0, message }) => `row ${row + 1}: ${message}`),
    ...headFaults(heads, languages),
    ...rowFaults(rows, heads.length),
  ]);
  return new Map(
    languages
      .map((language) => [language, heads.indexOf(language)] as const)
      .filter(([, column]) => column !== -1)
      .sort(([, one], [, other]) => one - other)
      .map(([language, column]) => [language, new Map(rows.map((row) => [row[0] ?? "", fromCell(row[column] ?? "")]))]),
  );
}
