import { elementsIn, parseHtml } from "./parse-html.ts";

/** What a document says, templates included, without dates of the day of its build. */
export function textOf(html: string): string {
  const document = parseHtml(html);
  for (const element of elementsIn(document, "script, style, [data-today], [data-year]")) element.remove();
  const templates = [...document.querySelectorAll("template")].map(({ content }) => content.textContent);
  return [document.body.textContent, ...templates].join(" ").replace(/\s+/g, " ").trim();
}
