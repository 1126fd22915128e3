import { expect, it } from "vitest";
import type { Locale } from "../../src/config/locales.ts";
import { textsByKey } from "./keyed-texts.ts";
import { english, places } from "./testing/sample-texts.ts";
import { textWarnings } from "./text-warnings.ts";

const warningsOf = (text: string, limit?: number, original = "", locale: Locale = "de") =>
  textWarnings(locale, "a", text, {
    places: new Map([["a", { limit }]]),
    english: new Map([["a", original]]),
    values: { name: "Aulia" },
  });

it("there is a place for every text of a complete file and for no other, and its purpose says its limit", () => {
  expect([...places.keys()]).toEqual([...textsByKey(english).keys()]);
  const said = [...places.values()].map(({ purpose }) => / up to about (\d+) characters$/.exec(purpose)?.[1]);
  expect(said).toEqual([...places.values()].map(({ limit }) => limit?.toString()));
});

it.each([
  "Plain texts",
  "By {name} xy",
  "{count} of {total}, more.",
  `e\u0301\u{1F469}\u200d\u{1F3EB}${"x".repeat(9)}`,
])("“%s” has 11 characters; a tenth more than a place is for still fits", (text) => {
  expect(warningsOf(text, 10)).toEqual([]);
  expect(warningsOf(text, 9)).toEqual(["has 11 characters, its place is for about 9; shorten it"]);
});

it.each([
  ["Download the plugin", true],
  ["Read {number} of the questions", true],
  ["Moodle", false],
  ["Ines Garcia", false],
  ["Quiz 3", false],
  ["{position} of {total}", false],
])("“%s”, the same in English, looks as if nobody had translated it: %s", (text, isCopy) => {
  expect(warningsOf(text, undefined, text)).toEqual(isCopy ? ["says what English says; translate it"] : []);
  expect(warningsOf(text, undefined, `${text} `)).toEqual([]);
  expect(warningsOf(text, undefined, text, "en")).toEqual([]);
});
