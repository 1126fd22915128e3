import { join } from "node:path";
import { expect, it } from "vitest";
import { english, languages, productKeys } from "../../generator/testing/sample-texts.ts";
import type { Locale } from "../../src/config/locales.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { readSent, withTexts, withTranslation } from "./import-texts.ts";

const sent = (content: string | Uint8Array) => readSent(join(temporaryFolder({ "sent.json": content }), "sent.json"));

it("keeps order, numbers and what is not sent, and adds a text at the end of its group", () => {
  const current = { b: "1", a: ["x", 2, { z: "3" }] };
  const value = withTexts(current, sent('\uFEFF{ "a": ["y", 7, { "z": "new" }], "c": { "d": "newer", "e": "" } }'));
  expect(JSON.stringify(value)).toBe('{"b":"1","a":["y",2,{"z":"new"}],"c":{"d":"newer"}}');
});

it("rejects an invalid file and says what is wrong", () => {
  expect(() => sent("key,de")).toThrow(/cannot be read: it is not valid JSON .*; expected JSON such as .*\/en\.json$/);
  expect(() => readSent("none.json")).toThrow("Nothing was written:\n  - none.json cannot be read: ENOENT");
});

const translated = (code: Locale, texts: object, current = languages, keys = productKeys) =>
  withTranslation(current, code, texts, keys);

it("replaces the given texts and keeps all others, also those of a product that is no longer there", () => {
  const items = { ranking: { name: "Rang" } };
  const texts = { nav: { home: "Start", products: english.nav.products }, products: { items } };
  const { value, changes } = translated("de", texts, languages, ["provider"]);
  expect(changes).toBe(2);
  expect([...textsByKey(value)].filter(([key, text]) => textsByKey(english).get(key) !== text)).toEqual([
    ["nav.home", "Start"],
    ["products.items.ranking.name", "Rang"],
  ]);
});

it("adds a missing text, ignores an untranslated one and rejects an emptied one", () => {
  const { home: _, ...nav } = english.nav;
  const partial = { ...languages, de: { ...english, nav } };
  expect(translated("de", { nav: { home: "Heim" } }, partial).value).toMatchObject({ nav: { ...nav, home: "Heim" } });
  expect(translated("de", { nav: { home: "" } }, partial).changes).toBe(0);
  expect(() => translated("de", { nav: { home: "" } })).toThrow('Nothing was written:\n  - de: "nav.home" is empty');
});

it("leaves an earlier fault alone, but rejects a changed text that still has it", () => {
  const faulty = { ...languages, de: { ...english, nav: { ...english.nav, home: "http://a.example" } } };
  expect(translated("de", { nav: { home: "http://a.example", products: "Produkte" } }, faulty).changes).toBe(1);
  expect(() => translated("de", { nav: { home: "http://b.example" } }, faulty)).toThrow(
    /^Nothing was written:\n {2}- de: "nav\.home" has a URL without HTTPS[^\n]*$/,
  );
});

it("ignores groups without texts", () => {
  const sent = { nav: { zz: {} }, demos: {}, yy: [{}] };
  expect(translated("de", sent)).toEqual({ value: english, changes: 0 });
});

it.each<[string, Locale, object, string | RegExp]>([
  ["an unknown key", "de", { nav: { hom: "x" } }, /"nav\.hom" is not a known key; correct or remove it$/],
  ["an unknown product", "de", { products: { items: { rank: { name: "x" } } } }, '"products.items.rank.name" is'],
  ["a placeholder missing elsewhere", "en", { nav: { home: "{name}" } }, 'de: "nav.home" has lost the placeholder'],
  [
    "all faults at once",
    "de",
    { a: { b: "x" }, nav: { home: "", pricing: null, products: { x: "y" } }, footer: { copyright: "©" } },
    /a\.b.*\n.*nav\.products\.x.*\n.*nav\.home.* is empty.*\n.*nav\.products.*\n.*nav\.pricing" must be a text, got null\n.*lost the placeholder \{year\}.*\n.*\{legalName\}/,
  ],
])("rejects %s", (_what, code, texts, fault) => expect(() => translated(code, texts)).toThrow(fault));
