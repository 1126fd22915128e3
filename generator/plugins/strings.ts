import type { Plugin } from "vite";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys, type RenderedPage } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { type PageStrings, sectionsOfPage } from "../../src/content/page-strings.ts";
import type { Strings } from "../../src/content/strings.ts";
import { fill } from "../../src/lib/fill.ts";
import { virtualModules } from "./virtual-module.ts";

export const renderedPages: readonly RenderedPage[] = [...pageKeys, "notFound"];

/** The strings with the owner's own values in their places. */
export function withOwnerValues<Value>(strings: Value, site: Site): Value {
  const values = { name: site.name, legalName: site.legalName, email: site.contactEmail };
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return fill(value, values);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(strings) as Value;
}

/** What one page ships of the strings in one language. */
export function pageStrings(strings: Record<Locale, Strings>, page: RenderedPage, locale: Locale): PageStrings {
  const own = strings[locale];
  const pageTitle = own.meta[page].title;
  if (page === "notFound") {
    const texts = localeCodes.map((code) => [
      code,
      { ...strings[code].notFound, pageTitle: strings[code].meta.notFound.title },
    ]);
    return { pageTitle, everyNotFound: Object.fromEntries(texts) };
  }
  const sections = Object.fromEntries(sectionsOfPage[page].map((section) => [section, own[section]]));
  if (page === "landing") {
    const { courseStore: _onNoPage, ...products } = own.products;
    sections.products = products as Strings["products"];
  }
  return { ...sections, pageTitle };
}

/**
 * `virtual:strings` has a loader for every page and language; each is a module of its own, so that a visitor loads the
 * one text that is read.
 */
export function stringsPlugin(strings: Record<Locale, Strings>): Plugin {
  return virtualModules("site:strings", /^virtual:strings(\/|$)/, (id) => {
    const [, page, locale] = id.split("/");
    if (page && locale)
      return `export default ${JSON.stringify(pageStrings(strings, page as RenderedPage, locale as Locale))}`;
    const loadersOf = (of: RenderedPage) =>
      localeCodes.map((code) => `${code}: () => import("virtual:strings/${of}/${code}")`).join(", ");
    return `export const stringLoaders = { ${renderedPages.map((of) => `${of}: { ${loadersOf(of)} }`).join(", ")} }`;
  });
}
