import type { Locale } from "../../src/config/locales.ts";

/** What is wrong where it matches, what to write instead, and the keys that it holds for where these are not all. */
type Rule = readonly [pattern: RegExp, remedy: string, keys?: RegExp];

const space = "\u00a0";
const thinSpace = "\u202f";

/** Keys of what stands large or alone, where a line must not end in a short word. */
const headings = /(?:^|\.)(?:title|titleFirst|titleSecond)$/;
const notInDemos = /^(?!demos\.)/;

const everywhere: readonly Rule[] = [
  [/ {2,}/u, "one space"],
  [/^\s|\s$/u, "no space at the beginning or the end"],
  [/"/u, "the language's own quotation marks"],
  [/'/u, "the apostrophe ’"],
  [/\.\.\./u, "the ellipsis …"],
  [/\s-\s/u, "a dash"],
  [/Moodle Pty|Pty Ltd/u, "spaces that do not break (U+00A0) in the name of the company"],
  [/ [,.!?;:](?:\s|$)/u, "no common space before a punctuation mark"],
];

const noSpaceBeforePercent: Rule = [/\d\s+%/u, "no space before the percent sign"];
const spaceBeforePercent: Rule = [
  new RegExp(`\\d(?![${space}${thinSpace}])\\s?%`, "u"),
  "a space that does not break before the percent sign (U+00A0)",
];
const quotes = (forbidden: string, right: string): Rule => [
  new RegExp(`[${forbidden}]`, "u"),
  `the quotation marks ${right}`,
];

/** Words that are written with ё and often are not; those that mean something else with е are left out. */
const withoutYo =
  /(?<!\p{L})(?:еще|ее|нее|моем|твоем|своем|причем|зачет\p{L}*|отчет\p{L}*|учет\p{L}*|подсчет\p{L}*|счет(?:а|у|ом|е|ов)?|расчет\p{L}*|объем\p{L}*|партнер\p{L}*|дает|создает|узнает(?!е)|ведет|идет|найдет|пройдет|придет|подойдет|поймет|берет|соберет|выберет(?!е)|начнет|вернет|пришлет|живет|вперед|твердо|легко усвоен|прочтет|произойдет|останется еще)(?!\p{L})/iu;

const ofLanguage: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  en: [noSpaceBeforePercent, quotes("«»„", "“ ”"), [/\s–\s/u, "a comma, a colon or an em dash"]],
  es: [
    spaceBeforePercent,
    quotes("„", "« »"),
    [/^[^¿]*\?/u, "¿ at the beginning of the question"],
    [/^[^¡]*!/u, "¡ at the beginning"],
  ],
  de: [spaceBeforePercent, quotes("«»”", "„ “"), [/—/u, "the dash – between spaces"]],
  fr: [
    spaceBeforePercent,
    quotes("“”„", "« »"),
    [new RegExp(`[^${thinSpace}${space}\\s][;!?]|[ ${space}][;!?]`, "u"), "a thin space (U+202F) before ; ! ?"],
    [new RegExp(`(?<!https?)(?<!\\d)(?<![${space}]):`, "u"), "a space that does not break (U+00A0) before :"],
    [
      new RegExp(`«(?![${space}${thinSpace}])|(?<![${space}${thinSpace}])»`, "u"),
      "a space that does not break inside « »",
    ],
    [/(?<!\p{L})[ày] /iu, "a space that does not break after à and y in a heading", headings],
  ],
  pt: [noSpaceBeforePercent, quotes("«»„", "“ ”")],
  id: [noSpaceBeforePercent, quotes("«»„", "“ ”")],
  ru: [
    spaceBeforePercent,
    quotes("„“”", "« »"),
    [/\s–\s/u, "the dash — between spaces"],
    [new RegExp(`(?<![${space}])—`, "u"), "a space that does not break before —", notInDemos],
    [/(?<!\p{L})[вксоуиая] /iu, "a space that does not break after a word of one letter in a heading", headings],
    [withoutYo, "ё"],
  ],
};

/** The rules of the language's typography that a text breaks, each as the rest of a sentence that begins with its key. */
export function typographyWarnings(locale: Locale, key: string, text: string): string[] {
  return [...everywhere, ...(ofLanguage[locale] ?? [])]
    .filter(([pattern, , keys]) => (keys?.test(key) ?? true) && pattern.test(text))
    .map(([pattern, remedy]) => `has “${pattern.exec(text)?.[0]}”; write ${remedy}`);
}
