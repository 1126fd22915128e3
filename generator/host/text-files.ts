import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "../../src/config/locales.ts";
import { themeColour } from "../document/theme-colour.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { llmsTxt } from "./llms-txt.ts";
import { webManifest } from "./manifest.ts";
import { securityTxt, securityTxtFile } from "./security-txt.ts";
import { robots, sitemap } from "./sitemap.ts";

/** What the files are made of. */
type Inputs = Pick<SiteData, "root" | "publicFolder" | "site" | "strings"> & {
  facts: Pick<SiteData["facts"], "today">;
};

/**
 * What stands beside the documents for machines and the curious, by its name below the site's root. A file of that name
 * that the owner has put below `public`, such as a signed `security.txt`, is left as it is.
 */
export function textFiles({ root, publicFolder, site, strings, facts }: Inputs): [name: string, content: string][] {
  const { meta } = strings[defaultLocale];
  const files = {
    "sitemap.xml": sitemap(site.origin),
    "robots.txt": robots(site.origin),
    "manifest.webmanifest": webManifest(site, meta.landing.description, themeColour(root)),
    [securityTxtFile]: securityTxt(site, facts.today),
    "llms.txt": llmsTxt(site, strings[defaultLocale]),
  };
  return Object.entries(files).filter(([name]) => !existsSync(join(publicFolder, name)));
}
