import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { interpolate } from "../../src/lib/interpolate.ts";

/** What each line begins with that says something of a text. */
export const startOf = ({ locale, key }: { locale: Locale; key: string }) => `${locale}: "${key}" `;

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Two words in a row that begin with a small letter: a sentence or a part of one, and neither a name nor a figure. */
const running = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;

const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, "");

/** How many characters of a text a reader sees. A placeholder counts as its value, and as nothing where that is not known. */
export function lengthOf(text: string, values: Readonly<Record<string, string>>): number {
  return [...letters.segment(withoutPlaceholders(interpolate(text, values)))].length;
}

/** Whether a text of so many characters is too long for a place that is drawn for about `limit`: a tenth more still fits. */
export function isTooLong(length: number, limit: number | undefined): boolean {
  return limit !== undefined && length > limit * 1.1;
}

/** What texts are held to, beside the schema. */
export interface TextRules {
  places: ReadonlyMap<string, { limit?: number | undefined }>;
  english: ReadonlyMap<string, string>;
  /** The owner's values that interpolate placeholders. */
  values: Readonly<Record<string, string>>;
}

/** What is to be looked at in a text that can be used, each as the rest of a sentence that begins with its key. */
export function textWarnings(locale: Locale, key: string, text: string, rules: TextRules): string[] {
  const limit = rules.places.get(key)?.limit;
  const length = lengthOf(text, rules.values);
  // A name, a figure or a word that two languages have in common is no copy; what a product needs is a plugin by its name.
  const isName = !running.test(withoutPlaceholders(text)) || key.startsWith("products.needs.");
  const isCopy = locale !== defaultLocale && text === rules.english.get(key) && !isName;
  return [
    ...(isTooLong(length, limit) ? [`has ${length} characters, its place is for about ${limit}; shorten it`] : []),
    ...(isCopy ? ["says what English says; translate it"] : []),
  ];
}
