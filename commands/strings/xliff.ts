import { DOMParser, type Element, type Node } from "@xmldom/xmldom";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import type { TextPlace } from "../../generator/texts/text-places.ts";
import { defaultLocale, isLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Texts } from "./texts.ts";

const namespace = "urn:oasis:names:tc:xliff:document:2.0";

/** What XML 1.0 cannot hold, by its number or at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\r/g, "&#13;")
    .replace(unwritable, (character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, "0")}"/>`);

/** A text whose placeholders are elements, which a translator's program lets nobody change. */
function inline(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  return parts
    .map((part, index) =>
      index % 2 === 0 ? escaped(part) : `<ph id="${(index + 1) / 2}" equiv="${part}" disp="${part}"/>`,
    )
    .join("");
}

function unit({ key, purpose }: TextPlace, index: number, source: string, target: string | undefined): string {
  return [
    `    <unit id="t${index + 1}" name="${escaped(key)}">`,
    `      <notes><note>${escaped(purpose)}</note></notes>`,
    "      <segment>",
    `        <source>${inline(source)}</source>`,
    ...(target === undefined ? [] : [`        <target>${inline(target)}</target>`]),
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
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${defaultLocale}" trgLang="${language}">`,
    '  <file id="strings" xml:space="preserve">',
    ...units,
    "  </file>",
    "</xliff>",
    "",
  ].join("\n");
}

const children = (node: Node): Node[] => Array.from(node.childNodes);
const isElement = (node: Node, ...names: string[]): node is Element =>
  node.nodeType === node.ELEMENT_NODE && names.includes(node.localName ?? "");

function textIn(node: Node): string {
  return children(node)
    .map((child) => {
      if (isElement(child, "ph")) return child.getAttribute("equiv") ?? "";
      if (isElement(child, "cp")) return String.fromCharCode(Number.parseInt(child.getAttribute("hex") ?? "", 16));
      return child.nodeType === child.ELEMENT_NODE ? textIn(child) : (child.nodeValue ?? "");
    })
    .join("");
}

/** What a unit's target is, put together where a translator's program has cut it; none when nothing is translated. */
function targetOf(unitElement: Element, key: string): string | undefined {
  const parts = children(unitElement).filter((child) => isElement(child, "segment", "ignorable"));
  const targets = parts.map((part) => {
    const target = children(part).find((child) => isElement(child, "target"));
    const source = children(part).find((child) => isElement(child, "source"));
    return target ?? (isElement(part, "ignorable") ? source : undefined);
  });
  if (!parts.some((part, index) => isElement(part, "segment") && targets[index])) return undefined;
  if (targets.includes(undefined)) {
    throw new OwnerError("The XLIFF file cannot be read:", [`"${key}" is translated in part; translate the rest`]);
  }
  return targets.map((target) => textIn(target as Node)).join("");
}

interface Translation {
  language: Locale;
  texts: Map<string, string>;
}

/**
 * Reads such a file back. A unit without a target is none of the texts.
 *
 * @throws OwnerError for what is no XLIFF 2 file into a language of the site
 */
export function fromXliff(file: string): Translation {
  const refuse = (fault: string): never => {
    throw new OwnerError("The XLIFF file cannot be read:", [fault]);
  };
  const parser = new DOMParser({ onError: (_level, message) => refuse(message) });
  const root = parser.parseFromString(file, "application/xml").documentElement;
  if (root?.localName !== "xliff" || root.namespaceURI !== namespace) {
    return refuse(`it begins with <${root?.tagName}>, wants <xliff xmlns="${namespace}">: XLIFF 2.0`);
  }
  const target = root.getAttribute("trgLang") ?? "";
  const language = target.split("-")[0];
  if (!isLocale(language) || language === defaultLocale) {
    const others = localeCodes.filter((code) => code !== defaultLocale);
    return refuse(`trgLang is "${target}", wants one of ${others.join(", ")}`);
  }
  const texts = new Map<string, string>();
  for (const element of Array.from(root.getElementsByTagNameNS(namespace, "unit"))) {
    const key = element.getAttribute("name") ?? "";
    const text = targetOf(element, key);
    if (texts.has(key)) refuse(`"${key}" stands there twice; remove one`);
    if (text !== undefined) texts.set(key, text);
  }
  return { language, texts };
}
