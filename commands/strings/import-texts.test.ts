import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../src/config/locales.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { english, languages, productKeys } from "../lib/testing/sample-texts.ts";
import { textsInFile, withTranslation } from "./import-texts.ts";

const inFile = (content: string) => [...textsInFile(join(temporaryFolder({ "sent.json": content }), "sent.json"))];

it("a file that a translator has sent has the texts of a language file, or a part of them", () => {
  const texts = [
    ["a.b", "Eins"],
    ["a.c[0]", "Zwei"],
  ];
  expect(inFile('\uFEFF{ "a": { "b": "Eins", "c": ["Zwei", 2] } }')).toEqual(texts);
});

it("a file that cannot be used is refused, with what is wrong", () => {
  expect(() => inFile("key,de")).toThrow("wants JSON, as src/content/strings/en.json is");
  expect(() => inFile('{ "a": ["x", null] }')).toThrow(
    '"a[1]" is null, wants a text between quotation marks; write it',
  );
  expect(() => textsInFile("none.json")).toThrow("Nothing was written:\n  - none.json cannot be read (ENOENT");
});

describe("a language with the texts that were sent", () => {
  const translated = (code: Locale, entries: Record<string, string>, present = languages) =>
    withTranslation(present, code, new Map(Object.entries(entries)), productKeys);

  it("has those, and its own where none were sent", () => {
    const { value, changes } = translated("de", { "nav.home": "Start", "nav.products": "text.nav.products" });
    expect(changes).toBe(1);
    expect([...textsByKey(value)].filter(([key, text]) => textsByKey(english).get(key) !== text)).toEqual([
      ["nav.home", "Start"],
    ]);
  });

  it("gets a missing text, and is left alone by what nobody has translated", () => {
    const { home: _, ...nav } = english.nav;
    const lacking = { ...languages, de: { ...english, nav } };
    expect(translated("de", { "nav.home": "Start" }, lacking).value).toMatchObject({ nav: { ...nav, home: "Start" } });
    expect(translated("de", { "nav.home": "" }, lacking).changes).toBe(0);
    expect(() => translated("de", { "nav.home": "" })).toThrow(/^Nothing was written:\n {2}- de: "nav\.home" is empty/);
  });

  it.each<[string, Locale, Record<string, string>, string | RegExp]>([
    ["a key that there is not", "de", { "nav.hom": "x" }, '"nav.hom" is no key of the site; did you mean "nav.home"?'],
    ["a key like nothing", "de", { constructor: "x" }, 'de: "constructor" is no key of the site; remove it'],
    ["a lost placeholder", "de", { "footer.copyright": "©" }, '"footer.copyright" has lost the placeholder {year}'],
    ["English that others do not follow", "en", { "nav.home": "{name}" }, 'de: "nav.home" has lost the placeholder'],
    ["faults, with all of them", "de", { "nav.home": "{", "footer.copyright": "{year}" }, /nav\.home.*\n.*copyright/],
  ])("is refused for %s", (_what, code, entries, fault) => {
    expect(() => translated(code, entries)).toThrow(fault);
  });
});
