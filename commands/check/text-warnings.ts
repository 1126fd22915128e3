import { z } from "zod";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { textRules } from "../../src/content/schema-parts.ts";
import { interpolate } from "../../src/lib/interpolate.ts";
import type { Texts } from "../lib/keyed-texts.ts";

/** By key, such as `demos.ranking.reasons[1]`: about how many characters the layout has room for. */
export function textLimits(
  schema: unknown,
  path: readonly (string | number)[] = [],
): [key: string, limit: number | undefined][] {
  if (schema instanceof z.ZodString) return [[z.core.toDotPath(path), textRules.get(schema)?.limit]];
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item, at) => textLimits(item, [...path, at]));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, entry]) => textLimits(entry, [...path, key]));
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Two lower-case words in a row, so part of a sentence rather than a name or a number. */
const sentencePart = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;

const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, "");

/** A placeholder counts as its value, or as nothing if that is unknown. A tenth more than `limit` still fits. */
export function lengthWarning(text: string, limit: number | undefined, values: Readonly<Record<string, string>>) {
  const { length } = [...segmenter.segment(withoutPlaceholders(interpolate(text, values)))];
  if (limit === undefined || length <= limit * 1.1) return undefined;
  return `has ${length} characters, expected about ${limit} at most; shorten it`;
}

/** Names, numbers and words that two languages share need no translation. `products.needs` holds plugin names. */
export function isUntranslated(locale: Locale, key: string, text: string, english: Texts): boolean {
  const isName = !sentencePart.test(withoutPlaceholders(text)) || key.startsWith("products.needs.");
  return locale !== defaultLocale && text === english.get(key) && !isName;
}
