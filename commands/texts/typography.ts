import type { Locale } from "../../src/config/locales.ts";
import type { Glossary } from "../../src/content/glossary-schema.ts";
import type { KeyedText } from "./every-text.ts";

interface Rule {
  /** What is wrong, where it matches. */
  pattern: RegExp;
  /** What to write instead. */
  remedy: string;
  /** The keys that it holds for; all, if there is none. */
  keys?: RegExp;
}

const space = "\u00a0";
const thinSpace = "\u202f";

/** Keys of what stands large or alone, where a line must not end in a short word. */
const headings = /(?:^|\.)(?:title|titleFirst|titleSecond)$/;
const notInDemos = /^(?!demos\.)/;

const everywhere: readonly Rule[] = [
  { pattern: / {2,}/u, remedy: "one space" },
  { pattern: /^\s|\s$/u, remedy: "no space at the beginning or the end" },
  { pattern: /"/u, remedy: "the language's own quotation marks" },
  { pattern: /'/u, remedy: "the apostrophe ’" },
  { pattern: /\.\.\./u, remedy: "the ellipsis …" },
  { pattern: /\s-\s/u, remedy: "a dash" },
  { pattern: /Moodle Pty|Pty Ltd/u, remedy: "spaces that do not break (U+00A0) in the name of the company" },
  { pattern: / [,.!?;:](?:\s|$)/u, remedy: "no common space before a punctuation mark" },
];

const noSpaceBeforePercent: Rule = { pattern: /\d\s+%/u, remedy: "no space before the percent sign" };
const spaceBeforePercent: Rule = {
  pattern: new RegExp(`\\d(?![${space}${thinSpace}])\\s?%`, "u"),
  remedy: "a space that does not break before the percent sign (U+00A0)",
};
const quotes = (forbidden: string, right: string): Rule => ({
  pattern: new RegExp(`[${forbidden}]`, "u"),
  remedy: `the quotation marks ${right}`,
});

/** Words that are written with ё and often are not; those that mean something else with е are left out. */
const withoutYo =
  /(?<!\p{L})(?:еще|ее|нее|моем|твоем|своем|причем|зачет\p{L}*|отчет\p{L}*|учет\p{L}*|подсчет\p{L}*|счет(?:а|у|ом|е|ов)?|расчет\p{L}*|объем\p{L}*|партнер\p{L}*|дает|создает|узнает(?!е)|ведет|идет|найдет|пройдет|придет|подойдет|поймет|берет|соберет|выберет(?!е)|начнет|вернет|пришлет|живет|вперед|твердо|легко усвоен|прочтет|произойдет|останется еще)(?!\p{L})/iu;

const ofLanguage: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  en: [noSpaceBeforePercent, quotes("«»„", "“ ”"), { pattern: /\s–\s/u, remedy: "a comma, a colon or an em dash" }],
  es: [
    spaceBeforePercent,
    quotes("„", "« »"),
    { pattern: /^[^¿]*\?/u, remedy: "¿ at the beginning of the question" },
    { pattern: /^[^¡]*!/u, remedy: "¡ at the beginning" },
  ],
  de: [spaceBeforePercent, quotes("«»”", "„ “"), { pattern: /—/u, remedy: "the dash – between spaces" }],
  fr: [
    spaceBeforePercent,
    quotes("“”„", "« »"),
    {
      pattern: new RegExp(`[^${thinSpace}${space}\\s][;!?]|[ ${space}][;!?]`, "u"),
      remedy: "a thin space (U+202F) before ; ! ?",
    },
    {
      pattern: new RegExp(`(?<!https?)(?<!\\d)(?<![${space}]):`, "u"),
      remedy: "a space that does not break (U+00A0) before :",
    },
    {
      pattern: new RegExp(`«(?![${space}${thinSpace}])|(?<![${space}${thinSpace}])»`, "u"),
      remedy: "a space that does not break inside « »",
    },
    { pattern: /(?<!\p{L})[ày] /iu, remedy: "a space that does not break after à and y in a heading", keys: headings },
  ],
  pt: [noSpaceBeforePercent, quotes("«»„", "“ ”")],
  id: [noSpaceBeforePercent, quotes("«»„", "“ ”")],
  ru: [
    spaceBeforePercent,
    quotes("„“”", "« »"),
    { pattern: /\s–\s/u, remedy: "the dash — between spaces" },
    { pattern: new RegExp(`(?<![${space}])—`, "u"), remedy: "a space that does not break before —", keys: notInDemos },
    {
      pattern: /(?<!\p{L})[вксоуиая] /iu,
      remedy: "a space that does not break after a word of one letter in a heading",
      keys: headings,
    },
    { pattern: withoutYo, remedy: "ё" },
  ],
};

/** The rules of the language's typography that texts break: one line each, with the remedy. */
export function typographyFaults(language: Locale, texts: readonly KeyedText[]): string[] {
  const rules = [...everywhere, ...(ofLanguage[language] ?? [])];
  return texts.flatMap(({ key, text }) =>
    rules
      .filter(({ pattern, keys }) => (keys?.test(key) ?? true) && pattern.test(text))
      .map(({ pattern, remedy }) => `${language}: "${key}" has “${pattern.exec(text)?.[0]}”; write ${remedy}`),
  );
}

/** What bears a capital inside a sentence as well: names, days, months and what stands for a value. */
const capitals =
  /^(?:I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|AI|PDF|CSV|ID|LinkedIn|Moodle|Python|GNU|GPL|API|CET|Ltd|[A-Z]?\d+|\{\w+\}.*)$/;

const words = (text: string) => text.split(/[\s“”]+/).map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ""));

/** Keys whose English text is settled elsewhere, capitals included. */
export const settledTitles: readonly string[] = ["nav.clientArea", "notFound.home"];

/**
 * English headings and labels in title case: one line each.
 *
 * @param fixed keys whose text is settled elsewhere
 * @param glossary the words that the language keeps to: a name among them bears its capital anywhere
 */
export function titleCaseFaults(texts: readonly KeyedText[], fixed: readonly string[], { terms }: Glossary): string[] {
  const names = new Set(terms.flatMap(({ term }) => words(term)));
  const isOutOfPlace = (word: string) => /^\p{Lu}/u.test(word) && !capitals.test(word) && !names.has(word);
  return texts
    .filter(({ key }) => !key.startsWith("demos.") && !fixed.includes(key))
    .filter(({ key }) =>
      /(?:\.|^)(?:title|titleFirst|titleSecond|name|cta|index|download|seeProducts|buyCredits)$/.test(key),
    )
    .filter(({ text }) => text.split(/[.!?:|]\s+/).some((sentence) => words(sentence).slice(1).some(isOutOfPlace)))
    .map(
      ({ key, text }) =>
        `en: "${key}" is “${text}”; write it in sentence case, or put the name into src/content/glossaries/en.json`,
    );
}
