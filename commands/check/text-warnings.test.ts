import { expect, it } from "vitest";
import { stringsSchema } from "../../src/content/strings-schema.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { english, productKeys } from "../lib/testing/sample-texts.ts";
import { isUntranslated, lengthWarning, textLimits } from "./text-warnings.ts";

it("knows exactly the texts of a complete file", () => {
  const limits = new Map(textLimits(stringsSchema(productKeys, english)));
  expect([...limits.keys()]).toEqual([...textsByKey(english).keys()]);
  expect(limits.get("nav.home")).toBe(12);
});

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

it.each([
  ["Download the plugin", true],
  ["Read {number} of the questions", true],
  ["Moodle", false],
  ["Ines Garcia", false],
  ["Quiz 3", false],
  ["{position} of {total}", false],
])("takes “%s”, if it is the same in English, for not translated: %s", (text, isCopy) => {
  const english = new Map([["a", text]]);
  expect(isUntranslated("de", "a", text, english)).toBe(isCopy);
  expect(isUntranslated("de", "a", `${text} `, english)).toBe(false);
  expect(isUntranslated("en", "a", text, english)).toBe(false);
});
