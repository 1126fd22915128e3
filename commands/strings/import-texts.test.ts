import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textsByKey } from "../../generator/texts/every-text.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../tests/fixtures/strings.ts";
import { formattedJson } from "../support/format-json.ts";
import type { Languages, Texts } from "../support/texts.ts";
import { withTexts } from "../support/with-texts.ts";
import { importTexts } from "./import-texts.ts";

const productKeys = siteConfig.products.map(({ key }) => key);
const english = exampleStrings(productKeys);
const languages = Object.fromEntries(localeCodes.map((code) => [code, english])) as Languages;

const imported = (code: Locale, ...entries: [string, string][]) => new Map([[code, new Map(entries)]]);
const without = (value: unknown, group: string, key: string) => {
  const copy = structuredClone(value) as Record<string, Record<string, unknown>>;
  delete copy[group]?.[key];
  return copy;
};

describe("a language file with other texts", () => {
  const leaf = fc.oneof(fc.string(), fc.integer());
  const key = fc.stringMatching(/^[a-z]{1,4}$/);
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.dictionary(key, tie("node")),
      fc.array(tie("node"), { maxLength: 3 }),
    ),
  })).node;

  it("is the same file, byte for byte, when the texts are its own", () => {
    fc.assert(
      fc.property(fc.dictionary(key, tree), tree, (value, model) => {
        const same = withTexts(value, value, textsByKey(value));
        expect(JSON.stringify(same)).toBe(JSON.stringify(value));
        const beside = withTexts(value, model, new Map());
        expect([...textsByKey(beside)]).toEqual([...textsByKey(value)]);
      }),
    );
  });

  it("keeps order, numbers and what is not among the new texts", () => {
    const value = { b: "1", a: ["x", 2, { z: "3" }] };
    expect(JSON.stringify(withTexts(value, {}, new Map([["a[2].z", "new"]])))).toBe(
      '{"b":"1","a":["x",2,{"z":"new"}]}',
    );
  });

  it("takes a text that it did not have to where English has it", () => {
    const model = { a: "1", b: "2", c: { d: "3" }, e: "4" };
    const texts: Texts = new Map([
      ["b", "new"],
      ["c.d", "newer"],
    ]);
    expect(JSON.stringify(withTexts({ e: "5", a: "6" }, model, texts))).toBe(
      '{"e":"5","a":"6","b":"new","c":{"d":"newer"}}',
    );
  });
});

describe("an import", () => {
  it("changes the texts that were brought and no others", () => {
    const [first, ...more] = importTexts(
      languages,
      imported("de", ["nav.home", "Start"], ["nav.products", "text.nav.products"]),
      productKeys,
    );
    expect(more).toEqual([]);
    expect(first).toMatchObject({ language: "de", changes: 1 });
    expect([...textsByKey(first?.value)].filter(([key, text]) => textsByKey(english).get(key) !== text)).toEqual([
      ["nav.home", "Start"],
    ]);
  });

  it("brings a missing text, and leaves alone what nobody has translated", () => {
    const lacking = { ...languages, de: without(english, "nav", "home"), fr: without(english, "nav", "home") };
    const [done] = importTexts(lacking, imported("de", ["nav.home", "Start"]), productKeys);
    expect(Object.keys((done as { value: typeof english }).value.nav as object)).toEqual(
      Object.keys(english.nav as object),
    );
    expect(() => importTexts(lacking, imported("de", ["nav.home", ""]), productKeys)).toThrow(
      /^Nothing was imported:\n {2}- de: "nav\.home" is missing; add it$/,
    );
  });

  it.each<[string, Locale, [string, string], string]>([
    [
      "a key that there is not",
      "de",
      ["nav.hom", "x"],
      'de: "nav.hom" is no key of the site; did you mean "nav.home"?',
    ],
    ["a key like nothing", "de", ["constructor", "x"], 'de: "constructor" is no key of the site; remove it'],
    ["an empty text", "de", ["nav.home", " "], 'de: "nav.home" is empty; write the text'],
    ["a lost placeholder", "de", ["footer.copyright", "©"], 'de: "footer.copyright" has lost the placeholder {year}'],
    ["a translated placeholder", "de", ["nav.home", "{jahr}"], "has the unknown placeholder {jahr}; remove it"],
    [
      "English that others do not follow",
      "en",
      ["nav.home", "{name}"],
      'de: "nav.home" has lost the placeholder {name}',
    ],
  ])("with %s is refused", (_what, code, entry, fault) => {
    expect(() => importTexts(languages, imported(code, entry), productKeys)).toThrow(fault);
  });

  it("names every fault at once", () => {
    const texts = imported("de", ["nav.home", "{"], ["footer.copyright", "{year}"]);
    expect(() => importTexts(languages, texts, productKeys)).toThrow(/nav\.home.*\n.*footer\.copyright/);
  });
});

it("a language file is written as the formatter wants it", () => {
  expect(formattedJson({ a: ["x", "y"], b: { c: 1 } })).toBe('{\n  "a": ["x", "y"],\n  "b": {\n    "c": 1\n  }\n}\n');
});
