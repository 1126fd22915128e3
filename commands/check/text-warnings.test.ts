import { expect, it } from "vitest";
import { textsByKey } from "../lib/keyed-texts.ts";
import { lengthWarning, untranslatedKeys } from "./text-warnings.ts";

it.each([
  "Plain texts",
  "By {name} xy",
  "{count} of {total}, more.",
  `e\u0301\u{1F469}\u200d\u{1F3EB}${"x".repeat(9)}`,
])("accepts the 11 characters: “%s” up to a tenth over the limit", (text) => {
  expect(lengthWarning(text, 10, { name: "Aulia" })).toBeUndefined();
  const warning = "has 11 characters, expected about 9 at most; shorten it";
  expect(lengthWarning(text, 9, { name: "Aulia" })).toBe(warning);
});

const words = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`word${at}`, `Word${at}`]));
const english = {
  ...words,
  sentence: "Read {number} of the questions",
  label: "Accept All",
  person: "Ana Duarte",
  brand: "Moodle",
  products: { needs: { plugin: "the plugin name" } },
};
const translated = Object.fromEntries(Object.keys(english).map((key) => [key, `translation of ${key}`]));
const withNames = { ...translated, person: english.person, brand: english.brand };
const otherLanguages = [withNames, { ...withNames, word0: "Word0" }, withNames];

it.each<[what: string, texts: object, keys: string[], others?: object[]]>([
  ["everything but names that most languages share", english, [...Object.keys(words), "sentence", "label"]],
  ["a label", { ...withNames, label: english.label }, ["label"]],
  ["many single words", { ...withNames, word0: "Word0", word1: "Word1", word2: "Word2" }, ["word0", "word1", "word2"]],
  ["not a few single words", { ...withNames, word0: "Word0", word1: "Word1" }, []],
  ["only sentences if there is no other language", english, ["sentence"], []],
])("finds what is still English: %s", (_, texts, keys, others = otherLanguages) => {
  expect([...untranslatedKeys(textsByKey(texts), textsByKey(english), others.map(textsByKey))]).toEqual(keys);
});
