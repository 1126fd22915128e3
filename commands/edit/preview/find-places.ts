import type { PlaceKind } from "../protocol.ts";
import { cutAtMarks, unmarked, withPlainMarks } from "./marks.ts";

export interface Place {
  key: string;
  kind: PlaceKind;
}

export interface WithPlaces {
  /** The document without marks and scripts. An element with a text of its own names its keys in `data-text`. */
  html: string;
  /** Every text as often as it stands there. */
  places: readonly Place[];
}

interface OpenElement {
  name: string;
  attributes: string;
  keys: Set<string>;
  isSpoken: boolean;
  /** Its place among what is written. */
  at: number;
}

/** What React and the head write: no attribute without quotation marks, no `<` in one. */
const tokens =
  /<script[^>]*>(?<script>.*?)<\/script>|<noscript>.*?<\/noscript>|<!.*?>|<\/(?<end>[\w-]+)>|<(?<start>[\w-]+)(?<attributes>(?:\s[\w:-]+(?:="[^"]*")?)*)\s*(?<closed>\/?)>|(?<text>[^<]+)/gs;

const empty = new Set(["img", "source", "link", "meta", "input", "br", "hr", "wbr"]);

const inAttributes: Readonly<Record<string, PlaceKind>> = { alt: "alt", href: "link", "data-title": "title" };

function kindInTag(name: string, attribute: string, attributes: string): PlaceKind {
  if (name !== "meta") return inAttributes[attribute] ?? "label";
  return attributes.includes('name="description"') ? "description" : "card";
}

/**
 * Finds where each marked text went: in which element, which attribute, or in the head. Scripts and what stands for them are
 * taken out, for the editor's preview runs none.
 *
 * @param keys the keys of the texts, by the numbers of their marks
 */
export function findPlaces(markedHtml: string, keys: readonly string[]): WithPlaces {
  const places: Place[] = [];
  const written: string[] = [];
  const elements: OpenElement[] = [];
  const open: number[] = [];
  const keyOf = (number: number) => keys[number] as string;

  /** Which texts stand in it, each once for every time that one begins. */
  const note = (content: string, kind: PlaceKind): string[] => {
    const known = [...open];
    const pieces = cutAtMarks(content, open);
    let earlier = known;
    for (const { numbers } of pieces.slice(1)) {
      if (numbers.length > earlier.length) places.push({ key: keyOf(numbers.at(-1) as number), kind });
      earlier = [...numbers];
    }
    return pieces.flatMap(({ text, numbers }, index) => (text || index > 0 ? numbers : [])).map(keyOf);
  };
  const close = (element: OpenElement) => {
    const named = element.keys.size > 0 ? ` data-text="${[...element.keys].join(" ")}"` : "";
    written[element.at] = `<${element.name}${element.attributes}${named}>`;
  };

  for (const { 0: token, groups = {} } of withPlainMarks(markedHtml).matchAll(tokens)) {
    const { script, end, start, attributes = "", closed, text } = groups;
    const parent = elements.at(-1);
    if (script !== undefined) note(script, "data");
    else if (token.startsWith("<noscript")) note(token, "scriptless");
    else if (text !== undefined) {
      const isTitle = parent?.name === "title" && !elements.some(({ name }) => name === "svg");
      const found = note(text, isTitle ? "title" : parent?.isSpoken ? "spoken" : "seen");
      if (parent && !isTitle) for (const key of found) parent.keys.add(key);
      written.push(unmarked(text));
    } else if (start !== undefined) {
      const isSpoken = parent?.isSpoken || /\sclass="[^"]*\bsr-only\b/.test(attributes);
      const element = {
        name: start,
        attributes: unmarked(attributes),
        keys: new Set<string>(),
        isSpoken,
        at: written.length,
      };
      written.push("");
      for (const [, attribute = "", value = ""] of attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
        const inner: string[] = value === unmarked(value) ? [] : note(value, kindInTag(start, attribute, attributes));
        if (start !== "meta") for (const key of inner) element.keys.add(key);
      }
      if (closed && !empty.has(start)) element.attributes += " /";
      if (closed || empty.has(start)) close(element);
      else elements.push(element);
    } else if (end !== undefined) {
      const element = elements.pop();
      if (element) close(element);
      written.push(token);
    } else written.push(token);
  }
  return { html: written.join(""), places };
}
