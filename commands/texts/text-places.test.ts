import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../tests/fixtures/strings.ts";
import { everyText } from "./every-text.ts";
import { isTooLong, lengthOf } from "./text-length.ts";
import { textPlaces } from "./text-places.ts";
import { looksUntranslated } from "./untranslated.ts";

const productKeys = siteConfig.products.map(({ key }) => key);
const english = exampleStrings(productKeys);
const places = textPlaces(productKeys, english);

it("there is a place for every text of a complete file, and for no other", () => {
  expect(places.map(({ key }) => key)).toEqual(everyText(english).map(({ key }) => key));
});

it("a place knows its limit, which its purpose says", () => {
  const named = places.filter(({ purpose }) => /up to about \d+ characters$/.test(purpose));
  expect(named.length).toBeGreaterThan(60);
  for (const { purpose, limit } of named) expect(purpose).toContain(` up to about ${limit} characters`);
  expect(places.filter(({ limit }) => limit !== undefined)).toEqual(named);
});

it.each([
  ["Plain", 5],
  ["", 0],
  ["By {name}", 8],
  ["{count} of {total}", 4],
  ["e\u0301\u{1F469}\u200d\u{1F3EB}", 2],
])("“%s” has %d characters", (text, length) => {
  expect(lengthOf(text, { name: "Aulia" })).toBe(length);
});

it("a tenth more than the limit still fits", () => {
  expect([isTooLong(22, 20), isTooLong(23, 20), isTooLong(9999, undefined)]).toEqual([false, true, false]);
});

it.each([
  ["Download the plugin", true],
  ["Read {number} of the questions", true],
  ["Moodle", false],
  ["Ines Garcia", false],
  ["Quiz 3", false],
  ["{position} of {total}", false],
])("“%s”, the same in English, looks as if nobody had translated it: %s", (text, expected) => {
  expect(looksUntranslated(text, text)).toBe(expected);
  expect(looksUntranslated(text, `${text} `)).toBe(false);
});
