import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { textsByKey } from "./keyed-texts.ts";
import { glossaryIn, styleWarnings } from "./writing-style.ts";

const emptyGlossary = { terms: [] };

it.each<[Locale, string, string]>([
  ["en", " First", "no space at the start"],
  ["en", 'Say "yes"', "quotation marks"],
  ["en", "It's", "apostrophe"],
  ["en", "Wait...", "ellipsis"],
  ["en", "One - two", "a dash"],
  ["en", "One , two", "before a punctuation mark"],
  ["en", "Moodle\u00a0Pty Ltd", "U+00A0"],
  ["en", "60 %", "no space before the percent sign"],
  ["en", "Say «yes»", "“ ”"],
  ["es", "60%", "U+00A0"],
  ["es", "Qué pasa?", "¿"],
  ["es", "Hola!", "¡"],
  ["de", "Ein Satz — noch einer", "–"],
  ["fr", "Pourquoi?", "U+202F"],
  ["fr", "Trois choses: une", "U+00A0"],
  ["fr", "Trois choses : une", "U+00A0"],
  ["fr", "« oui »", "inside « »"],
  ["pt", "60 %", "percent"],
  ["id", "60\u00a0%", "percent"],
  ["ru", "Москва — город", "before —"],
  ["ru", "Москва\u00a0– город", "the dash —"],
  ["ru", "Еще раз", "ё"],
  ["ru", "60%", "U+00A0"],
])("reports a typography fault in %s with its remedy: %s", (locale, text, remedy) => {
  const warnings = styleWarnings(locale, "footer.subtitle", text, emptyGlossary).join("\n");
  expect(warnings).toMatch(/^has “/);
  expect(warnings).toContain(remedy);
});

it.each<[Locale, string]>([
  ["ru", "Курс в работе"],
  ["fr", "Un cours à vous"],
])("reports a short word that may end a line in %s, in headings only: %s", (locale, text) => {
  expect(styleWarnings(locale, "products.title", text, emptyGlossary)).toHaveLength(1);
  expect(styleWarnings(locale, "products.subtitle", text, emptyGlossary)).toEqual([]);
});

it.each<[Locale, string]>([
  ["en", "“It’s 60%”: well-known, at 10:42…"],
  ["es", "¿Qué es «esto»? Un 60\u00a0% ¡ya!"],
  ["de", "„So“ – und 60\u00a0%"],
  ["fr", "«\u00a0Oui\u202f!\u00a0»\u00a0: à 10:42, 60\u00a0%, https://a.example"],
  ["ru", "«Да»\u00a0— ещё 60\u00a0%, всё учтено, узнаете"],
])("accepts correct typography in %s: %s", (locale, text) => {
  expect(styleWarnings(locale, "footer.subtitle", text, emptyGlossary)).toEqual([]);
});

it.each([
  ["nav.home", "Inscribirse en el curso", "says “Inscri”; write “matricular” (Moodle): Moodle matricula"],
  ["nav.home", "La fecha\u00a0límite es hoy", "says “fecha\u00a0límite”; write “entrega” (Moodle)"],
  ["nav.home", "El tope, hoy", "says “tope”; write “entrega” (Moodle)"],
  ["nav.home", "Prescribir", undefined],
  ["nav.home", "Los topes", undefined],
  ["footer.a", "El tope", undefined],
  ["demos.a.title", "El tope", undefined],
])("reports a wording to avoid with its replacement: %s, %s", (key, text, warning) => {
  const terms = [
    { english: "enrol", term: "matricular", source: "Moodle", avoid: ["inscri*"], why: "Moodle matricula" },
    { english: "due", term: "entrega", source: "Moodle", avoid: ["fecha  límite", "tope"], except: ["footer.a"] },
  ];
  expect(styleWarnings("es", key, text, { terms })).toEqual(warning ? [warning] : []);
});

it("names an invalid glossary", () => {
  const root = temporaryFolder({ "src/content/glossaries/es.json": "{", "src/content/glossaries/fr.json": "{}" });
  expect(() => glossaryIn(root, "es")).toThrow(/^A glossary is invalid; correct it:\n {2}- .*es\.json: .*JSON/);
  expect(() => glossaryIn(root, "fr")).toThrow(/fr\.json: .*expected array.*\n.* at terms$/);
});

describe.each(localeCodes)("the texts in %s", (locale) => {
  const strings = JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));

  it("keep to typography and glossary", () => {
    const glossary = glossaryIn(".", locale);
    const faults = [...textsByKey(strings)].flatMap(([key, text]) =>
      styleWarnings(locale, key, text, glossary).map((warning) => `${locale}: "${key}" ${warning}`),
    );
    expect(faults).toEqual([]);
  });

  const blocks = Object.entries(strings.products.items) as [string, { description: string; demo: string }][];
  it.each(blocks.filter(([key]) => key in strings.demos))("show no number of %s that its demo lacks", (key, texts) => {
    const shown = new Set(JSON.stringify(strings.demos[key]).match(/\d+/g));
    const mentioned = `${texts.description} ${texts.demo}`.match(/\d+/g) ?? [];
    expect(mentioned.filter((number) => !shown.has(number))).toEqual([]);
  });
});
