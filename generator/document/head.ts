import { defaultLocale, type Locale, localeCodes, locales } from "../../src/config/locales.ts";
import { pages, type RenderedPage } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { Strings } from "../../src/content/strings.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { escapeHtml, scriptJson, tag } from "./html.ts";
import { servicesTemplate } from "./services-template.ts";
import { structuredData } from "./structured-data.ts";

export interface HeadAssets {
  /** The styles, written into the document. */
  css: string;
  /** The one script inside the document. */
  inlineScript: string;
  /** The address of the page's script, which the inline script starts. */
  app: string;
  /** The addresses of what the islands of the first view need, to be fetched ahead when the browser is idle. */
  modules: readonly string[];
  /** The address of what the islands are hydrated with. */
  islands: string;
  /** The address of the styles for what only a script shows, where there are some. */
  deferredStyles?: string | undefined;
  /** The colour of the browser's own bar. */
  themeColour: string;
  /** The address of the social card. */
  card: string;
  /** The addresses of the typefaces' files that the page shows. */
  fonts: readonly string[];
}

export interface HeadInput {
  page: RenderedPage;
  locale: Locale;
  site: Site;
  strings: Strings;
  assets: HeadAssets;
}

/** Open Graph's own form of a language: `de_DE`. */
const openGraphLocale = (code: Locale) => locales[code].tag.replace("-", "_");

function alternates(page: Exclude<RenderedPage, "notFound">, site: Site): string[] {
  const link = (hreflang: string, locale: Locale) =>
    tag("link", { rel: "alternate", hreflang, href: site.origin + pathOf(page, locale) });
  return [...localeCodes.map((code) => link(code, code)), link("x-default", defaultLocale)];
}

function socialCard({ page, locale, site, assets }: HeadInput, title: string, description: string): string[] {
  if (page === "notFound") return [];
  const property = (name: string, content: string) => tag("meta", { property: name, content });
  const image = site.origin + assets.card;
  return [
    property("og:type", "website"),
    property("og:site_name", site.name),
    property("og:title", title),
    property("og:description", description),
    property("og:url", site.origin + pathOf(page, locale)),
    property("og:locale", openGraphLocale(locale)),
    property("og:image", image),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", title),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    tag("meta", { name: "twitter:image", content: image }),
  ];
}

function indexing({ page, locale, site }: HeadInput): string[] {
  if (page === "notFound") return [tag("meta", { name: "robots", content: "noindex" })];
  return [tag("link", { rel: "canonical", href: site.origin + pathOf(page, locale) }), ...alternates(page, site)];
}

/** All that stands in `<head>`, in the order in which a browser wants it. */
function head(input: HeadInput): string {
  const { page, site, strings, assets } = input;
  const meta = strings.meta[page];
  const title = meta.title.replaceAll("{name}", site.name);
  return [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    // What is seen first is painted as a whole: a hero that grows while the document arrives would move. What is expected has come
    // when its first tag has.
    page === "landing" ? tag("link", { rel: "expect", href: "#below", blocking: "render" }) : "",
    tag("title", {}, escapeHtml(title)),
    tag("script", {}, assets.inlineScript),
    tag("style", {}, assets.css),
    tag("meta", { name: "description", content: meta.description }),
    tag("meta", { name: "color-scheme", content: "light dark" }),
    tag("meta", { name: "theme-color", content: assets.themeColour }),
    ...indexing(input),
    ...socialCard(input, title, meta.description),
    tag("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    tag("link", { rel: "icon", href: "/brand/mark.svg", type: "image/svg+xml" }),
    tag("link", { rel: "apple-touch-icon", href: "/brand/icon-180.png" }),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
  ].join("");
}

/** What only machines read, and search engines wherever it stands: on a slow line the texts come first. */
const dataFor = ({ page, locale, site, strings }: HeadInput): string =>
  page === "landing"
    ? tag("script", { type: "application/ld+json" }, scriptJson(structuredData(site, strings, locale)))
    : "";

/** A whole document. */
export function documentOf(input: HeadInput, markup: string): string {
  // Left to right is what a browser assumes, and every document pays for its bytes.
  const dir = locales[input.locale].dir === "rtl" ? "rtl" : undefined;
  const { app, modules, islands, deferredStyles } = input.assets;
  const html = {
    lang: input.locale,
    dir,
    "data-path": pages[input.page].path,
    "data-app": app,
    "data-modules": modules.join(" "),
    "data-islands": islands,
    "data-deferred-styles": deferredStyles,
  };
  // At the end and at low priority: the first paint does not wait for them, and what stands in for them moves nothing.
  const late = input.assets.fonts.map((href) =>
    tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: true, fetchpriority: "low" }),
  );
  const body =
    tag("div", { id: "root" }, markup) + late.join("") + dataFor(input) + servicesTemplate(input.site.consent.services);
  return `<!doctype html>${tag("html", html, `<head>${head(input)}</head><body>${body}</body>`)}`;
}
