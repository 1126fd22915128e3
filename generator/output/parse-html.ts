import { type Document, type Element, Window } from "happy-dom";

const { DOMParser } = new Window();

/** A document to ask; nothing of it is run or fetched. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** The elements that match a selector, with what stands in templates. */
export function elementsIn(document: Document, selector: string): Element[] {
  const templates = [...document.querySelectorAll("template")].map(({ content }) => content);
  return [document, ...templates].flatMap((root) => [...root.querySelectorAll(selector)]);
}
