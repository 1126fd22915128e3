import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { interpolate } from "../../src/lib/interpolate.ts";

/** Every message about a text starts with this. */
export const prefixOf = ({ locale, key }: { locale: Locale; key: string }) => `${locale}: "${key}" `;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Two lower-case words in a row, so part of a sentence rather than a name or a number. */
const sentencePart = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;

const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, "");

/** Length in visible characters. A placeholder counts as its value, or as nothing if that is unknown. */
export function lengthOf(text: string, values: Readonly<Record<string, string>>): number {
  return [...segmenter.segment(withoutPlaceholders(interpolate(text, values)))].length;
}

/** A tenth more than `limit` still fits. */
export function isTooLong(length: number, limit: number | undefined): boolean {
  return limit !== undefined && length > limit * 1.1;
}

export interface TextRules {
  places: ReadonlyMap<string, { limit?: number | undefined }>;
  english: ReadonlyMap<string, string>;
  /** The owner's values for placeholders. */
  values: Readonly<Record<string, string>>;
}

/** Warnings about a valid text, each worded to follow its key. */
export function textWarnings(locale: Locale, key: string, text: string, rules: TextRules): string[] {
  const limit = rules.places.get(key)?.limit;
  const length = lengthOf(text, rules.values);
  // Names, numbers and words that two languages share need no translation. `products.needs` holds plugin names.
  const isName = !sentencePart.test(withoutPlaceholders(text)) || key.startsWith("products.needs.");
  const isCopy = locale !== defaultLocale && text === rules.english.get(key) && !isName;
  return [
    ...(isTooLong(length, limit) ? [`has ${length} characters, expected about ${limit} at most; shorten it`] : []),
    ...(isCopy ? ["is the same as in English; translate it"] : []),
  ];
}
