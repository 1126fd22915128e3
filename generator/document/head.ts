import type { Service } from "../../src/config/consent-schema.ts";
import { defaultLocale, type Locale, localeCodes, locales } from "../../src/config/locales.ts";
import { pages, type RenderedPage } from "../../src/config/pages.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { cardOf } from "../inputs/media.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { escapeHtml, tag } from "./html.ts";
import { structuredDataScript } from "./structured-data.ts";
import { themeColour } from "./theme-colour.ts";

/** What the build makes of the sources, or the development server in its place. */
export interface PageAssets {
  /** The styles, written into the document. */
  css: string;
  /** The one script inside the document. */
  inlineScript: string;
  /** The address of the page's script, which the inline script starts. */
  app: string;
  /** The addresses of what the islands of the first view need, to be fetched ahead when the browser is idle. */
  modules: readonly string[];
  /** The address of the styles for what only a script shows, where there are some. */
  deferredStyles?: string | undefined;
  /** The same of those for what stands below the first view, where the head has not got them. */
  belowFoldStyles?: string | undefined;
  /** The address of the scenes' styles. */
  demoStyles: string;
}

export interface DocumentInput extends Pick<SiteData, "root" | "publicFolder" | "site" | "strings" | "fonts"> {
  page: RenderedPage;
  locale: Locale;
  assets: PageAssets;
  /** The address of what the islands are hydrated with. */
  islands: string;
}

/** What search engines and those who share the page are told; of a missing address nothing. */
function forOthers({ page, locale, site, publicFolder }: DocumentInput, title: string, description: string): string[] {
  if (page === "notFound") return [tag("meta", { name: "robots", content: "noindex" })];
  const address = (code: Locale) => site.origin + pathOf(page, code);
  const alternate = (hreflang: string, code: Locale) =>
    tag("link", { rel: "alternate", hreflang, href: address(code) });
  const image = site.origin + cardOf(publicFolder, locale, page);
  const openGraph = {
    type: "website",
    site_name: site.name,
    title,
    description,
    url: address(locale),
    // Its own form of a language: `de_DE`.
    locale: locales[locale].tag.replace("-", "_"),
    image,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": title,
  };
  return [
    tag("link", { rel: "canonical", href: address(locale) }),
    ...localeCodes.map((code) => alternate(code, code)),
    alternate("x-default", defaultLocale),
    ...Object.entries(openGraph).map(([name, content]) => tag("meta", { property: `og:${name}`, content })),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    tag("meta", { name: "twitter:image", content: image }),
  ];
}

/** All that stands in `<head>`, in the order in which a browser wants it. */
function head(input: DocumentInput): string {
  const { root, page, locale, strings, fonts, assets } = input;
  const { title, description } = strings[locale].meta[page];
  return [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    // What is seen first is painted as a whole: a hero that grows while the document arrives would move. What is expected has come
    // when its first tag has.
    page === "landing" ? tag("link", { rel: "expect", href: "#below", blocking: "render" }) : "",
    tag("title", {}, escapeHtml(title)),
    tag("script", {}, assets.inlineScript),
    tag("style", {}, fonts.css + assets.css),
    tag("meta", { name: "description", content: description }),
    tag("meta", { name: "color-scheme", content: "light dark" }),
    tag("meta", { name: "theme-color", content: themeColour(root) }),
    ...forOthers(input, title, description),
    tag("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    tag("link", { rel: "icon", href: "/brand/mark.svg", type: "image/svg+xml" }),
    tag("link", { rel: "apple-touch-icon", href: "/brand/icon-180.png" }),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
  ].join("");
}

/** What runs after consent: a browser neither runs nor fetches what is in a template. Nothing without services. */
export function servicesTemplate(services: readonly Service[]): string {
  if (services.length === 0) return "";
  const scripts = services.map(({ script, attributes }) => tag("script", { ...attributes, src: script }, ""));
  const storage = services.flatMap((service) => service.storage).join(" ");
  return tag("template", { "data-services": true, "data-storage": storage }, scripts.join(""));
}

/** A whole document. */
export function documentOf(input: DocumentInput, markup: string): string {
  const { page, locale, site, strings, fonts, assets, islands } = input;
  const html = {
    lang: locale,
    // Left to right is what a browser assumes, and every document pays for its bytes.
    dir: locales[locale].dir === "rtl" ? "rtl" : undefined,
    "data-path": pages[page].path,
    "data-app": assets.app,
    "data-modules": assets.modules.join(" "),
    "data-islands": islands,
    "data-deferred-styles": assets.deferredStyles,
  };
  const body = [
    tag("div", { id: "root" }, markup),
    // At the end and at low priority: the first paint does not wait for them, and what stands in for them moves nothing.
    ...fonts.addresses[locale].map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: true, fetchpriority: "low" }),
    ),
    // What only machines read, and search engines wherever it stands: on a slow line the texts come first.
    page === "landing" ? structuredDataScript(site, strings[locale], locale) : "",
    servicesTemplate(site.consent.services),
  ];
  return `<!doctype html>${tag("html", html, `<head>${head(input)}</head><body>${body.join("")}</body>`)}`;
}
