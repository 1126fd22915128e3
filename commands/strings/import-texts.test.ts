import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../src/config/locales.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { english, languages, productKeys } from "../lib/testing/sample-texts.ts";
import { valuesInFile, withTranslation } from "./import-texts.ts";

const inFile = (content: string | Uint8Array) =>
  valuesInFile(join(temporaryFolder({ "sent.json": content }), "sent.json"));

it("reads a file with some or all texts of a language", () => {
  const texts = [
    ["a.b", "Eins"],
    ["a.c[0]", "Zwei"],
    ["a.c[1]", 2],
  ];
  expect(inFile('\uFEFF{ "a": { "b": "Eins", "c": ["Zwei", 2] } }')).toEqual(texts);
});

it("rejects an invalid file and says what is wrong", () => {
  expect(() => inFile("key,de")).toThrow("expected JSON such as src/content/strings/en.json");
  expect(() => inFile(Buffer.from('{ "a": "\u00dcbersicht" }', "latin1"))).toThrow("cannot be read: it is not UTF-8");
  expect(() => valuesInFile("none.json")).toThrow("Nothing was written:\n  - none.json cannot be read: ENOENT");
});

describe("importing texts", () => {
  const translated = (code: Locale, entries: Record<string, unknown>, current = languages, keys = productKeys) =>
    withTranslation(current, code, Object.entries(entries), keys);

  it("replaces the given texts and keeps all others, also those of a product that is no longer there", () => {
    const texts = { "nav.home": "Start", "nav.products": "text.nav.products", "products.items.ranking.name": "Rang" };
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
    expect(translated("de", { "nav.home": "Start" }, partial).value).toMatchObject({ nav: { ...nav, home: "Start" } });
    expect(translated("de", { "nav.home": "" }, partial).changes).toBe(0);
    expect(() => translated("de", { "nav.home": "" })).toThrow(/^Nothing was written:\n {2}- de: "nav\.home" is empty/);
  });

  it.each<[string, Locale, Record<string, unknown>, string | RegExp]>([
    ["an unknown key", "de", { "nav.hom": "x" }, '"nav.hom" is not a known key; correct or remove it'],
    ["a placeholder missing elsewhere", "en", { "nav.home": "{name}" }, 'de: "nav.home" has lost the placeholder'],
    ["no text", "de", { "nav.home": null }, 'de: "nav.home" is null, expected a text in quotation marks; write it'],
    [
      "all faults at once",
      "de",
      { "a.b": "x", "nav.pricing": null, "nav.home": "", "hero.badge": "{", "footer.copyright": "{year}" },
      /nav\.pricing.*\n.*a\.b.*\n.*nav\.home.*\n.*hero\.badge.*\n.*copyright/,
    ],
  ])("rejects %s", (_what, code, entries, fault) => {
    expect(() => translated(code, entries)).toThrow(fault);
  });
});
