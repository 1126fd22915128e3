import type { PlaceKind } from "../protocol.ts";
import { unmarked, withPlainMarks } from "./marks.ts";
import { type Place, placeNotes } from "./note-places.ts";

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

function writtenStart({ name, attributes, keys }: OpenElement): string {
  return `<${name}${attributes}${keys.size > 0 ? ` data-text="${[...keys].join(" ")}"` : ""}>`;
}

/**
 * Finds where each marked text went: in which element, which attribute, or in the head. Scripts and what stands for them are
 * taken out, for the editor's preview runs none.
 *
 * @param keys the keys of the texts, by the numbers of their marks
 */
export function findPlaces(markedHtml: string, keys: readonly string[]): WithPlaces {
  const { places, note } = placeNotes(keys);
  const written: string[] = [];
  const elements: OpenElement[] = [];

  const addText = (text: string, parent: OpenElement | undefined) => {
    const isTitle = parent?.name === "title";
    const found = note(text, isTitle ? "title" : parent?.isSpoken ? "spoken" : "seen");
    if (parent && !isTitle) for (const key of found) parent.keys.add(key);
    written.push(unmarked(text));
  };
  const addStart = (name: string, attributes: string, isClosed: boolean, parent: OpenElement | undefined) => {
    const isSpoken = parent?.isSpoken || /\sclass="[^"]*\bsr-only\b/.test(attributes);
    const keys = new Set<string>();
    for (const [, attribute = "", value = ""] of attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
      if (value === unmarked(value)) continue;
      const found = note(value, kindInTag(name, attribute, attributes));
      if (name !== "meta") for (const key of found) keys.add(key);
    }
    const slash = isClosed && !empty.has(name) ? " /" : "";
    const element = { name, attributes: unmarked(attributes) + slash, keys, isSpoken, at: written.length };
    written.push(writtenStart(element));
    if (!isClosed && !empty.has(name)) elements.push(element);
  };
  const addEnd = (token: string) => {
    const element = elements.pop();
    // Only here is it known which texts stand in it.
    if (element) written[element.at] = writtenStart(element);
    written.push(token);
  };

  for (const { 0: token, groups = {} } of withPlainMarks(markedHtml).matchAll(tokens)) {
    const { script, end, start, attributes = "", closed, text } = groups;
    if (script !== undefined) note(script, "data");
    else if (token.startsWith("<noscript")) note(token, "scriptless");
    else if (text !== undefined) addText(text, elements.at(-1));
    else if (start !== undefined) addStart(start, attributes, closed === "/", elements.at(-1));
    else if (end !== undefined) addEnd(token);
    else written.push(token);
  }
  return { html: written.join(""), places };
}
