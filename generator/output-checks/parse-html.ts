import { type Document, type Element, Window } from "happy-dom";

const { DOMParser } = new Window();

/** Parses a document without running or fetching anything. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** All elements that match a selector, those in templates included. */
export function elementsIn(document: Document, selector: string): Element[] {
  const templates = [...document.querySelectorAll("template")].map(({ content }) => content);
  return [document, ...templates].flatMap((root) => [...root.querySelectorAll(selector)]);
}
