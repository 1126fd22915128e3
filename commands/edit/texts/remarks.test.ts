import { expect, it } from "vitest";
import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import type { Languages } from "../../support/texts.ts";
import type { TextsIn } from "../protocol.ts";
import { english, rules } from "../testing/sample.ts";
import { withTextsIn } from "./language-files.ts";
import { concerns, remarksOn } from "./remarks.ts";

const languages = Object.fromEntries(localeCodes.map((code) => [code, english])) as Languages;

function remarked(texts: TextsIn, saved = languages) {
  return remarksOn(withTextsIn(saved, texts), rules, (locale, key) => concerns(texts, locale, key));
}

it.each<[string, Locale, string, string, string, string]>([
  ["an empty text", "de", "nav.home", " ", "fault", "is empty; write the text (Link to the top"],
  ["a stray brace", "de", "nav.home", "a}", "fault", "has a stray brace; remove it"],
  ["a lost placeholder", "de", "meta.terms.title", "x", "fault", "has lost the placeholder {name}; put it back"],
  ["a strange one", "de", "nav.home", "{day}", "fault", "has the unknown placeholder {day}; remove it"],
  [
    "too long a text",
    "de",
    "nav.home",
    "fourteenletter",
    "length",
    "has 14 characters, its place is for about 12; shorten",
  ],
  ["bad typography", "de", "hero.badge", "Ja - nein", "rule", "has “ - ”; write a dash"],
  ["a word to avoid", "de", "hero.badge", "Ein Quiz", "rule", "says “Quiz”; write “Test” (Moodle)"],
  [
    "title case in English",
    "en",
    "hero.titleFirst",
    "The New Way",
    "rule",
    "is “The New Way”; write it in sentence case",
  ],
])("%s is named with the remedy", (_what, locale, key, text, kind, message) => {
  expect(remarked({ [locale]: { [key]: text } })).toContainEqual({
    locale,
    key,
    kind,
    message: expect.stringContaining(message),
  });
});

it("a text that says what English says is found when English alone has changed", () => {
  const text = "two words and more";
  const saved = withTextsIn(languages, { de: { "hero.badge": text } });
  expect(remarked({ en: { "hero.badge": text } }, saved)).toContainEqual(
    expect.objectContaining({ locale: "de", kind: "copy" }),
  );
});

it("a placeholder that English gets is missed in the other languages", () => {
  const faults = remarked({ en: { "nav.home": "{name}" } }).filter(({ kind }) => kind === "fault");
  expect(faults.map(({ locale }) => locale)).toEqual(localeCodes.filter((code) => code !== "en"));
});

it("good texts get no remark, and of those that are not asked for only faults are told", () => {
  expect(remarked({ de: { "hero.badge": "Neu" } })).toEqual([]);
});
