import { localeCodes } from "../../src/config/locales.ts";
import { pages, type RenderedPage } from "../../src/config/pages.ts";

/**
 * Styles for a page that is one document for all languages: of its parts, one a language, the one in the language of `<html>`
 * is shown. A style sheet cannot compare the two, so there is a selector for every language of the site.
 */
export function languageRules(page: RenderedPage): string {
  if (pages[page].path !== undefined) return "";
  const selectors = localeCodes.map((code) => `html[lang=${code}] .in-language[lang=${code}]`);
  return `${selectors.join()}{display:block}`;
}
