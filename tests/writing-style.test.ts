import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { textsByKey } from "../commands/lib/keyed-texts.ts";
import { readJson } from "../generator/inputs/read-json.ts";
import { type Locale, localeCodes } from "../src/config/locales.ts";
import { type Glossary, glossarySchema } from "../src/content/glossary-schema.ts";
import { escapePattern } from "../src/lib/escape-pattern.ts";

/** A fault, what to write, and the keys of the texts that the rule is for, if not for all. */
type Rule = readonly [fault: RegExp, remedy: string, keys?: RegExp];

/** Large or standalone texts, where a line must not end in a short word. */
const headings = /(?:^|\.)(?:title|titleFirst|titleSecond)$/;
const notInDemos = /^(?!demos\.)/;

const commonRules: readonly Rule[] = [
  [/ {2,}|^\s|\s$/u, "one space, and none at the start or the end"],
  [/["']/u, "the language's own quotation marks, the apostrophe ’"],
  [/\.\.\./u, "the ellipsis …"],
  [/\s-\s/u, "a dash"],
  [/Moodle Pty|Pty Ltd/u, "non-breaking spaces (U+00A0) in the company's name"],
  [/ [,.!?;:](?:\s|$)/u, "no ordinary space before a punctuation mark"],
];

const noSpaceBeforePercent: Rule = [/\d\s+%/u, "no space before the percent sign"];
const spaceBeforePercent: Rule = [/\d(?![\u00a0\u202f])\s?%/u, "a non-breaking space before the percent sign"];

/** Words that are often misspelt without ё, except those that mean something else with е. */
const withoutYo =
  /(?<!\p{L})(?:еще|ее|нее|моем|твоем|своем|причем|зачет\p{L}*|отчет\p{L}*|учет\p{L}*|подсчет\p{L}*|счет(?:а|у|ом|е|ов)?|расчет\p{L}*|объем\p{L}*|партнер\p{L}*|дает|создает|узнает(?!е)|ведет|идет|найдет|пройдет|придет|подойдет|поймет|берет|соберет|выберет(?!е)|начнет|вернет|пришлет|живет|вперед|твердо|легко усвоен|прочтет|произойдет)(?!\p{L})/iu;

const languageRules: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  en: [noSpaceBeforePercent, [/[«»„]/u, "“ ”"], [/\s–\s/u, "a comma, a colon or an em dash"]],
  es: [
    spaceBeforePercent,
    [/„/u, "« »"],
    [/^[^¿]*\?/u, "¿ at the start of the question"],
    [/^[^¡]*!/u, "¡ at the start"],
  ],
  de: [spaceBeforePercent, [/[«»”]/u, "„ “"], [/—/u, "the dash – between spaces"]],
  fr: [
    spaceBeforePercent,
    [/[“”„]/u, "« »"],
    [/[^\u202f\u00a0\s][;!?]|[ \u00a0][;!?]/u, "a thin space (U+202F) before ; ! ?"],
    [/(?<!https?)(?<!\d)(?<!\u00a0):/u, "a non-breaking space (U+00A0) before :"],
    [/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u, "a non-breaking space inside « »"],
    [/(?<!\p{L})[ày] /iu, "a non-breaking space after à and y in a heading", headings],
  ],
  pt: [noSpaceBeforePercent, [/[«»„]/u, "“ ”"]],
  id: [noSpaceBeforePercent, [/[«»„]/u, "“ ”"]],
  ru: [
    spaceBeforePercent,
    [/[„“”]/u, "« »"],
    [/\s–\s/u, "the dash — between spaces"],
    [/(?<!\u00a0)—/u, "a non-breaking space before —", notInDemos],
    [/(?<!\p{L})[вксоуиая] /iu, "a non-breaking space after a word of one letter in a heading", headings],
    [withoutYo, "ё"],
  ],
};

/** Matches whole words in any case and with any white space between; a final `*` allows any ending. */
function patternOf(wording: string): RegExp {
  const words = wording.replace(/\*$/, "").trim().split(/\s+/).map(escapePattern).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${wording.endsWith("*") ? "" : "(?![\\p{L}\\p{N}])"}`, "iu");
}

/** The rules that a text breaks. The screens of a demo quote the plugins' own labels: for them only typography counts. */
function faultsIn(locale: Locale, key: string, text: string, { terms }: Glossary): string[] {
  const wordings = terms
    .filter(({ except = [] }) => !except.some((start) => key.startsWith(start)))
    .flatMap(({ avoid, term, source }) =>
      avoid.map((wording): Rule => [patternOf(wording), `${term} (${source})`, notInDemos]),
    );
  return [...commonRules, ...(languageRules[locale] ?? []), ...wordings]
    .filter(([fault, , keys = /^/]) => keys.test(key) && fault.test(text))
    .map(([fault, remedy]) => `${locale}: "${key}" has “${fault.exec(text)?.[0]}”; write ${remedy}`);
}

const glossary = {
  terms: [
    { english: "enrol", term: "matricular", source: "Moodle", avoid: ["inscri*", "el  tope"], except: ["footer.a"] },
  ],
};

it.each<[Locale, string, string, number]>([
  ["es", "nav.home", "Inscribirse en el\u00a0tope", 2],
  ["es", "nav.home", "Prescribir los topes", 0],
  ["es", "footer.a", "El tope", 0],
  ["es", "demos.a.title", "El tope", 0],
  ["en", "nav.home", 'It\'s "60 %"  - so...', 5],
  ["fr", "products.title", "« Oui »: un cours à vous?", 4],
  ["fr", "products.subtitle", "«\u00a0Oui\u202f!\u00a0»\u00a0: à 10:42, 60\u00a0%, https://a.example", 0],
  ["ru", "products.title", "Еще курс в работе — 60%", 4],
  ["ru", "products.title", "«Да»\u00a0— ещё 60\u00a0%, всё учтено, узнаете", 0],
])("finds in %s, %s: %s %i faults", (locale, key, text, count) => {
  expect(faultsIn(locale, key, text, glossary)).toHaveLength(count);
});

describe.each(localeCodes)("the texts in %s", (locale) => {
  const strings = JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));

  it("keep to typography and glossary", () => {
    const file = `src/content/glossaries/${locale}.json`;
    const words = existsSync(file) ? glossarySchema.parse(readJson(file)) : { terms: [] };
    expect([...textsByKey(strings)].flatMap(([key, text]) => faultsIn(locale, key, text, words))).toEqual([]);
  });

  /** The threshold is the block's own and no example. */
  const rules: Record<string, string> = { recommendedCourses: "80" };
  const blocks = Object.entries(strings.products.items) as [string, { description: string; demo: string }][];
  it.each(blocks.filter(([key]) => key in strings.demos))("show no number of %s that its demo lacks", (key, texts) => {
    const shown = new Set(JSON.stringify([strings.demos[key], rules[key]]).match(/\d+/g));
    const mentioned = `${texts.description} ${texts.demo}`.match(/\d+/g) ?? [];
    expect(mentioned.filter((number) => !shown.has(number))).toEqual([]);
  });
});
