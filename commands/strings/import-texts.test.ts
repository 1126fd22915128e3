import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../tests/fixtures/strings.ts";
import type { Languages } from "../support/texts.ts";
import { textsByKey } from "../texts/every-text.ts";
import { textsInFile, withTranslation } from "./import-texts.ts";

const productKeys = siteConfig.products.map(({ key }) => key);
const english = exampleStrings(productKeys);
const languages = Object.fromEntries(localeCodes.map((code) => [code, english])) as Languages;

const folder = mkdtempSync(join(tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true }));

function inFile(content: string) {
  const file = join(folder, "sent.json");
  writeFileSync(file, content);
  return textsInFile(file);
}

describe("a file that a translator has sent", () => {
  it("has the texts of a language file, or a part of them", () => {
    expect(inFile('\uFEFF{ "a": { "b": "Eins", "c": ["Zwei", 2] } }')).toEqual(
      new Map([
        ["a.b", "Eins"],
        ["a.c[0]", "Zwei"],
      ]),
    );
  });

  it.each([
    ["what is no JSON", "key,de", "wants JSON, as src/content/strings/en.json is"],
    [
      "no value",
      '{ "a": ["x", null] }',
      '"a[1]" is null, wants a text between quotation marks; write it, or leave the',
    ],
  ])("with %s is refused", (_what, content, fault) => {
    expect(() => inFile(content)).toThrow(fault);
  });

  it("is named where it is not there", () => {
    expect(() => textsInFile("none.json")).toThrow("Nothing was written:\n  - none.json cannot be read (ENOENT");
  });
});

describe("a language with the texts that were sent", () => {
  const translated = (code: string, entries: Record<string, string>, present = languages) =>
    withTranslation(present, code, new Map(Object.entries(entries)), productKeys);

  it("has those, and its own where none were sent", () => {
    const { value, changes } = translated("de", { "nav.home": "Start", "nav.products": "text.nav.products" });
    expect(changes).toBe(1);
    expect([...textsByKey(value)].filter(([key, text]) => textsByKey(english).get(key) !== text)).toEqual([
      ["nav.home", "Start"],
    ]);
  });

  it("gets a missing text to its place, and is left alone by what nobody has translated", () => {
    const { home: _, ...nav } = english.nav as Record<string, string>;
    const lacking = { ...languages, de: { ...english, nav }, fr: { ...english, nav } };
    const { value } = translated("de", { "nav.home": "Start" }, lacking);
    expect(Object.keys((value as typeof english).nav as object)).toEqual(Object.keys(english.nav as object));
    expect(() => translated("de", { "nav.home": "" }, lacking)).toThrow(
      /^Nothing was written:\n {2}- de: "nav\.home" is missing; add it$/,
    );
  });

  it.each<[string, Locale, Record<string, string>, string | RegExp]>([
    ["a key that there is not", "de", { "nav.hom": "x" }, '"nav.hom" is no key of the site; did you mean "nav.home"?'],
    ["a key like nothing", "de", { constructor: "x" }, 'de: "constructor" is no key of the site; remove it'],
    ["an empty text", "de", { "nav.home": " " }, 'de: "nav.home" is empty; write the text'],
    ["a lost placeholder", "de", { "footer.copyright": "©" }, '"footer.copyright" has lost the placeholder {year}'],
    ["a translated placeholder", "de", { "nav.home": "{jahr}" }, "has the unknown placeholder {jahr}; remove it"],
    ["English that others do not follow", "en", { "nav.home": "{name}" }, 'de: "nav.home" has lost the placeholder'],
    ["faults, with all of them", "de", { "nav.home": "{", "footer.copyright": "{year}" }, /nav\.home.*\n.*copyright/],
  ])("is refused for %s", (_what, code, entries, fault) => {
    expect(() => translated(code, entries)).toThrow(fault);
  });
});
