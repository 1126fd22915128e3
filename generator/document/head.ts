import type { Service } from "../../src/config/consent-schema.ts";
import { defaultLocale, type Locale, localeCodes, locales } from "../../src/config/locales.ts";
import { pages, type RenderedPage } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { cardOf } from "../inputs/media.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { escapeHtml, tag } from "./html.ts";
import { themeColour } from "./theme-colour.ts";

/** What the build makes of the sources; the development server has its own. */
interface PageAssets {
  css: string;
  inlineScript: string;
  /** URL of the page script, which the inline script starts. */
  app: string;
  /** URL of the styles below the fold, unless they are in the head. */
  belowFoldStyles?: string | undefined;
  demoStyles: string;
}

export interface DocumentInput extends SiteData {
  page: RenderedPage;
  locale: Locale;
  assets: PageAssets;
  /** URL of the props that the islands are hydrated with. */
  islands: string;
}

/** Tags for search engines and link previews; the 404 page gets only `noindex`. */
function publicTags({ page, locale, site, publicFolder }: DocumentInput, title: string, description: string): string[] {
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
    // Open Graph's own format: `de_DE`.
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

function head(input: DocumentInput): string {
  const { root, page, locale, strings, fonts, assets } = input;
  const { title, description } = strings[locale].meta[page];
  return [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    // Blocks rendering until `#below` starts: a hero that grows while the document loads would be a layout shift.
    page === "landing" ? tag("link", { rel: "expect", href: "#below", blocking: "render" }) : "",
    tag("title", {}, escapeHtml(title)),
    tag("script", {}, assets.inlineScript),
    tag("style", {}, fonts.css + assets.css),
    tag("meta", { name: "description", content: description }),
    tag("meta", { name: "color-scheme", content: "light dark" }),
    tag("meta", { name: "theme-color", content: themeColour(root) }),
    ...publicTags(input, title, description),
    tag("link", { rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    tag("link", { rel: "icon", href: "/brand/mark.svg", type: "image/svg+xml" }),
    tag("link", { rel: "apple-touch-icon", href: "/brand/icon-180.png" }),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
  ].join("");
}

/** The scripts to run after consent: browsers neither run nor fetch what is in a template. Empty without services. */
export function servicesTemplate(services: readonly Service[]): string {
  if (services.length === 0) return "";
  const scripts = services.map(({ script, attributes }) => tag("script", { ...attributes, src: script }, ""));
  const storage = services.flatMap((service) => service.storage).join(" ");
  return tag("template", { "data-services": true, "data-storage": storage }, scripts.join(""));
}

/** What search engines show of the site and its owner. `<` is escaped, so that no value can close the script. */
function structuredData({ origin, name, legalName, contactEmail, organisation }: Site): string {
  const logo = `${origin}/brand/icon-512.png`;
  const graph = [
    { "@type": "Organization", name, legalName, url: origin, logo, email: contactEmail, sameAs: [organisation] },
    { "@type": "WebSite", name, url: `${origin}/` },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return tag("script", { type: "application/ld+json" }, json.replaceAll("<", "\\u003c"));
}

export function documentOf(input: DocumentInput, markup: string): string {
  const { page, locale, site, fonts, assets, islands } = input;
  const html = {
    lang: locale,
    // Left to right is the default.
    dir: locales[locale].dir === "rtl" ? "rtl" : undefined,
    "data-path": pages[page].path,
    "data-app": assets.app,
    "data-islands": islands,
  };
  const body = [
    tag("div", { id: "root" }, markup),
    // Last and at low priority, so as not to delay the first paint: the fallback fonts cause no layout shift.
    ...fonts.addresses[locale].map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: true, fetchpriority: "low" }),
    ),
    // Search engines read it anywhere in the document; on a slow connection the texts come first.
    page === "landing" ? structuredData(site) : "",
    servicesTemplate(site.consent.services),
  ];
  return `<!doctype html>${tag("html", html, `<head>${head(input)}</head><body>${body.join("")}</body>`)}`;
}
