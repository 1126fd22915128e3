import { interpolate } from "../../src/lib/interpolate.ts";
import type { Texts } from "../lib/keyed-texts.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Two lower-case words in a row: part of a sentence, no name or number. */
const sentencePart = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;

const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, "");

/** A placeholder counts as its value, if that is known. A tenth more than `limit` still fits. */
export function lengthWarning(text: string, limit: number | undefined, values: Readonly<Record<string, string>>) {
  const { length } = [...segmenter.segment(withoutPlaceholders(interpolate(text, values)))];
  if (limit === undefined || length <= limit * 1.1) return undefined;
  return `has ${length} characters, expected about ${limit} at most; shorten it`;
}

type Entry = readonly [key: string, text: string];

const isSingleWord = ([, text]: Entry) => (withoutPlaceholders(text).match(/\p{L}{2,}/gu) ?? []).length < 2;

/** The keys of texts that are as in English, unlike in most `others`. A few single words may be, and plugin names. */
export function untranslatedKeys(texts: Texts, english: Texts, others: readonly Texts[]): ReadonlySet<string> {
  const isUnlikeOthers = ([key, text]: Entry) =>
    sentencePart.test(withoutPlaceholders(text)) ||
    others.filter((other) => other.get(key) === text).length < others.length / 2;
  const copies = [...english].filter(
    (entry) => texts.get(entry[0]) === entry[1] && !entry[0].startsWith("products.needs.") && isUnlikeOthers(entry),
  );
  const maxSharedWords = [...english].filter(isSingleWord).length / 10;
  const areShared = copies.filter(isSingleWord).length <= maxSharedWords;
  return new Set(copies.filter((entry) => !(areShared && isSingleWord(entry))).map(([key]) => key));
}
