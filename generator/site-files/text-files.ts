import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { themeColour } from "../document/theme-colour.ts";
import type { SiteData } from "../inputs/site-data.ts";

/** Without the languages of each page, which its head has. */
function sitemap(origin: string): string {
  const paths = pageKeys.flatMap((page) => localeCodes.map((code) => pathOf(page, code)));
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries.join("\n")}\n</urlset>\n`;
}

function webManifest(site: Site, description: string, themeColour: string): string {
  const icon = (size: number, purpose: string) => ({
    src: `/brand/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const mark = { src: "/brand/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" };
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColour,
    theme_color: themeColour,
    icons: [mark, icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  });
}

/** Files for machines by path in the site, except those that the owner has in `public`. */
export function textFiles({ root, publicFolder, site, strings }: SiteData): [string, string][] {
  const { meta } = strings[defaultLocale];
  const files = {
    "sitemap.xml": sitemap(site.origin),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    "manifest.webmanifest": webManifest(site, meta.landing.description, themeColour(root)),
  };
  return Object.entries(files).filter(([name]) => !existsSync(join(publicFolder, name)));
}
