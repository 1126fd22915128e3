import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { escapeHtml } from "../document/html.ts";

export function sitemap(origin: string): string {
  const entries = pageKeys.flatMap((key) =>
    localeCodes.map((code) => {
      const link = (hreflang: string, path: string) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}"/>`;
      const links = localeCodes.map((other) => link(other, pathOf(key, other)));
      return `<url><loc>${escapeHtml(origin + pathOf(key, code))}</loc>${links.join("")}${link("x-default", pathOf(key, defaultLocale))}</url>`;
    }),
  );
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
