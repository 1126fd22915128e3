import type { Locale } from "../../src/config/locales.ts";

/** `pattern` matches the fault; without `keys`, the rule applies to all texts. */
type Rule = readonly [pattern: RegExp, remedy: string, keys?: RegExp];

const nbsp = "\u00a0";
const thinSpace = "\u202f";

/** Large or standalone texts, where a line must not end in a short word. */
const headings = /(?:^|\.)(?:title|titleFirst|titleSecond)$/;
const notInDemos = /^(?!demos\.)/;

const commonRules: readonly Rule[] = [
  [/ {2,}/u, "one space"],
  [/^\s|\s$/u, "no space at the start or the end"],
  [/"/u, "the language's own quotation marks"],
  [/'/u, "the apostrophe ’"],
  [/\.\.\./u, "the ellipsis …"],
  [/\s-\s/u, "a dash"],
  [/Moodle Pty|Pty Ltd/u, "non-breaking spaces (U+00A0) in the company's name"],
  [/ [,.!?;:](?:\s|$)/u, "no ordinary space before a punctuation mark"],
];

const noSpaceBeforePercent: Rule = [/\d\s+%/u, "no space before the percent sign"];
const spaceBeforePercent: Rule = [
  new RegExp(`\\d(?![${nbsp}${thinSpace}])\\s?%`, "u"),
  "a non-breaking space (U+00A0) before the percent sign",
];
const quotes = (wrong: string, right: string): Rule => [new RegExp(`[${wrong}]`, "u"), `the quotation marks ${right}`];

/** Words that are often misspelt without ё, except those that mean something else with е. */
const withoutYo =
  /(?<!\p{L})(?:еще|ее|нее|моем|твоем|своем|причем|зачет\p{L}*|отчет\p{L}*|учет\p{L}*|подсчет\p{L}*|счет(?:а|у|ом|е|ов)?|расчет\p{L}*|объем\p{L}*|партнер\p{L}*|дает|создает|узнает(?!е)|ведет|идет|найдет|пройдет|придет|подойдет|поймет|берет|соберет|выберет(?!е)|начнет|вернет|пришлет|живет|вперед|твердо|легко усвоен|прочтет|произойдет|останется еще)(?!\p{L})/iu;

const languageRules: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {
  en: [noSpaceBeforePercent, quotes("«»„", "“ ”"), [/\s–\s/u, "a comma, a colon or an em dash"]],
  es: [
    spaceBeforePercent,
    quotes("„", "« »"),
    [/^[^¿]*\?/u, "¿ at the start of the question"],
    [/^[^¡]*!/u, "¡ at the start"],
  ],
  de: [spaceBeforePercent, quotes("«»”", "„ “"), [/—/u, "the dash – between spaces"]],
  fr: [
    spaceBeforePercent,
    quotes("“”„", "« »"),
    [new RegExp(`[^${thinSpace}${nbsp}\\s][;!?]|[ ${nbsp}][;!?]`, "u"), "a thin space (U+202F) before ; ! ?"],
    [new RegExp(`(?<!https?)(?<!\\d)(?<![${nbsp}]):`, "u"), "a non-breaking space (U+00A0) before :"],
    [new RegExp(`«(?![${nbsp}${thinSpace}])|(?<![${nbsp}${thinSpace}])»`, "u"), "a non-breaking space inside « »"],
    [/(?<!\p{L})[ày] /iu, "a non-breaking space after à and y in a heading", headings],
  ],
  pt: [noSpaceBeforePercent, quotes("«»„", "“ ”")],
  id: [noSpaceBeforePercent, quotes("«»„", "“ ”")],
  ru: [
    spaceBeforePercent,
    quotes("„“”", "« »"),
    [/\s–\s/u, "the dash — between spaces"],
    [new RegExp(`(?<![${nbsp}])—`, "u"), "a non-breaking space before —", notInDemos],
    [/(?<!\p{L})[вксоуиая] /iu, "a non-breaking space after a word of one letter in a heading", headings],
    [withoutYo, "ё"],
  ],
};

/** The typography rules that a text breaks, each worded to follow its key. */
export function typographyWarnings(locale: Locale, key: string, text: string): string[] {
  return [...commonRules, ...(languageRules[locale] ?? [])]
    .filter(([pattern, , keys]) => (keys?.test(key) ?? true) && pattern.test(text))
    .map(([pattern, remedy]) => `has “${pattern.exec(text)?.[0]}”; write ${remedy}`);
}
