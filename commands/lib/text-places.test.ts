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

it("has a place for exactly the texts of a complete file, and shows each limit in its purpose", () => {
  expect([...places.keys()]).toEqual([...textsByKey(english).keys()]);
  const limits = [...places.values()].map(({ purpose }) => / up to about (\d+) characters$/.exec(purpose)?.[1]);
  expect(limits).toEqual([...places.values()].map(({ limit }) => limit?.toString()));
});

it.each([
  "Plain texts",
  "By {name} xy",
  "{count} of {total}, more.",
  `e\u0301\u{1F469}\u200d\u{1F3EB}${"x".repeat(9)}`,
])("accepts the 11 characters: “%s” up to a tenth over the limit", (text) => {
  expect(warningsOf(text, 10)).toEqual([]);
  expect(warningsOf(text, 9)).toEqual(["has 11 characters, expected about 9 at most; shorten it"]);
});

it.each([
  ["Download the plugin", true],
  ["Read {number} of the questions", true],
  ["Moodle", false],
  ["Ines Garcia", false],
  ["Quiz 3", false],
  ["{position} of {total}", false],
])("reports “%s”, if it is the same in English, as not translated: %s", (text, isCopy) => {
  expect(warningsOf(text, undefined, text)).toEqual(isCopy ? ["is the same as in English; translate it"] : []);
  expect(warningsOf(text, undefined, `${text} `)).toEqual([]);
  expect(warningsOf(text, undefined, text, "en")).toEqual([]);
});
