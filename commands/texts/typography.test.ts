import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { glossarySchema } from "../../src/content/glossary-schema.ts";
import { everyText, type KeyedText } from "./every-text.ts";
import { settledTitles, titleCaseFaults, typographyFaults } from "./typography.ts";

const textsOf = (locale: Locale): KeyedText[] =>
  everyText(JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8")));

describe("a fault of typography is found and its remedy named", () => {
  it.each<[Locale, string, string]>([
    ["en", "Two  spaces", "one space"],
    ["en", " First", "no space at the beginning"],
    ["en", 'Say "yes"', "quotation marks"],
    ["en", "It's", "apostrophe"],
    ["en", "Wait...", "ellipsis"],
    ["en", "One - two", "a dash"],
    ["en", "One , two", "before a punctuation mark"],
    ["en", "Moodle\u00a0Pty Ltd", "U+00A0"],
    ["en", "60 %", "no space before the percent sign"],
    ["en", "Say «yes»", "“ ”"],
    ["es", "60%", "U+00A0"],
    ["es", "60 %", "U+00A0"],
    ["es", "Qué pasa?", "¿"],
    ["es", "Hola!", "¡"],
    ["de", "Ein Satz — noch einer", "–"],
    ["de", "Sagen Sie “ja”", "„ “"],
    ["fr", "Pourquoi ?", "U+202F"],
    ["fr", "Pourquoi?", "U+202F"],
    ["fr", "Trois choses: une", "U+00A0"],
    ["fr", "Trois choses : une", "U+00A0"],
    ["fr", "« oui »", "inside « »"],
    ["fr", "“oui”", "« »"],
    ["pt", "60 %", "percent"],
    ["id", "60\u00a0%", "percent"],
    ["ru", "Москва — город", "before —"],
    ["ru", "Москва\u00a0– город", "the dash —"],
    ["ru", "Еще раз", "ё"],
    ["ru", "Отчет за месяц", "ё"],
    ["ru", "60%", "U+00A0"],
  ])("%s: %s", (locale, text, remedy) => {
    const faults = typographyFaults(locale, [{ key: "footer.subtitle", text }]);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join("\n")).toContain(`${locale}: "footer.subtitle" has “`);
    expect(faults.join("\n")).toContain(remedy);
  });

  it.each<[Locale, string]>([
    ["ru", "Курс в работе"],
    ["fr", "Un cours à vous"],
  ])("%s, in a heading alone: %s", (locale, text) => {
    expect(typographyFaults(locale, [{ key: "products.title", text }])).toHaveLength(1);
    expect(typographyFaults(locale, [{ key: "products.subtitle", text }])).toEqual([]);
  });
});

describe("what is right passes", () => {
  it.each<[Locale, string]>([
    ["en", "“It’s 60%”: well-known, at 10:42…"],
    ["es", "¿Qué es «esto»? Un 60\u00a0% ¡ya!"],
    ["de", "„So“ – und 60\u00a0%"],
    ["fr", "«\u00a0Oui\u202f!\u00a0»\u00a0: à 10:42, 60\u00a0%, https://a.example"],
    ["ru", "«Да»\u00a0— ещё 60\u00a0%, всё учтено, узнаете"],
  ])("%s: %s", (locale, text) => {
    expect(typographyFaults(locale, [{ key: "footer.subtitle", text }])).toEqual([]);
  });
});

it("English headings are in sentence case, names and what is fixed apart", () => {
  const texts = [
    { key: "products.title", text: "Ten Plugins for Moodle" },
    { key: "hero.titleFirst", text: "From PDF to course. Done" },
    { key: "nav.clientArea", text: "Client Area" },
    { key: "partners.title", text: "Schools in Oxford, open on Mondays" },
    { key: "products.items.ranking.name", text: "Activity Ranking" },
  ];
  const glossary = { terms: [{ english: "Oxford", term: "Oxford", source: "house", avoid: [] }] };
  const remedy = "write it in sentence case, or put the name into src/content/glossaries/en.json";
  expect(titleCaseFaults(texts, ["nav.clientArea"], glossary)).toEqual([
    `en: "products.title" is “Ten Plugins for Moodle”; ${remedy}`,
    `en: "products.items.ranking.name" is “Activity Ranking”; ${remedy}`,
  ]);
});

describe.each(localeCodes)("the texts in %s", (locale) => {
  it("keep to the language's typography", () => {
    expect(typographyFaults(locale, textsOf(locale))).toEqual([]);
  });
});

it("the English headings are in sentence case", () => {
  const glossary = glossarySchema.parse(JSON.parse(readFileSync("src/content/glossaries/en.json", "utf8")));
  expect(titleCaseFaults(textsOf("en"), settledTitles, glossary)).toEqual([]);
});

describe.each(localeCodes)("what a block says in %s agrees with what its demo shows", (locale) => {
  const strings = JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));
  const blocks = Object.entries(strings.products.items) as [string, { description: string; demo: string }][];

  it.each(blocks.filter(([key]) => key in strings.demos))("%s: every figure stands in the demo", (key, texts) => {
    const shown = new Set(JSON.stringify(strings.demos[key]).match(/\d+/g));
    const named = `${texts.description} ${texts.demo}`.match(/\d+/g) ?? [];
    expect(named.filter((figure) => !shown.has(figure))).toEqual([]);
  });
});
