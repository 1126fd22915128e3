import type { TextPlace } from "../../generator/texts/text-places.ts";
import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import type { Texts } from "../support/texts.ts";

export const xliffNamespace = "urn:oasis:names:tc:xliff:document:2.0";

/** What XML 1.0 cannot hold, by its number or at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\r/g, "&#13;")
    .replace(unwritable, (character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, "0")}"/>`);

/** The placeholders of a text in order, each with how often it stood there before. */
function placeholdersIn(text: string): string[] {
  const counts = new Map<string, number>();
  return (text.match(/\{\w+\}/g) ?? []).map((placeholder) => {
    const count = counts.get(placeholder) ?? 0;
    counts.set(placeholder, count + 1);
    return `${placeholder} ${count}`;
  });
}

/**
 * A text whose placeholders are elements, which a translator's program lets nobody change. One that stands in two languages has
 * the same number in both, though its place may be another.
 */
function inline(text: string, numbered: readonly string[]): string {
  const own = placeholdersIn(text);
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const id = numbered.indexOf(own[(index - 1) / 2] as string) + 1;
      return `<ph id="${id}" equiv="${part}" disp="${part}"/>`;
    })
    .join("");
}

function unit({ key, purpose }: TextPlace, index: number, source: string, target: string | undefined): string {
  const numbered = [...new Set([...placeholdersIn(source), ...placeholdersIn(target ?? "")])];
  return [
    `    <unit id="t${index + 1}" name="${escaped(key)}">`,
    `      <notes><note>${escaped(purpose)}</note></notes>`,
    "      <segment>",
    `        <source>${inline(source, numbered)}</source>`,
    ...(target === undefined ? [] : [`        <target>${inline(target, numbered)}</target>`]),
    "      </segment>",
    "    </unit>",
  ].join("\n");
}

/** A language's texts beside the English ones, as XLIFF 2.0. What English does not have is left out. */
export function toXliff(places: readonly TextPlace[], language: Locale, english: Texts, texts: Texts): string {
  const units = places.flatMap((place, index) => {
    const source = english.get(place.key);
    return source === undefined ? [] : [unit(place, index, source, texts.get(place.key))];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="${defaultLocale}" trgLang="${language}">`,
    '  <file id="strings" xml:space="preserve">',
    ...units,
    "  </file>",
    "</xliff>",
    "",
  ].join("\n");
}
