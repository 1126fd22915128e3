import { resolve } from "node:path";
import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadSite } from "../inputs/load-site.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { textFiles } from "./text-files.ts";

it("writes all files for machines, except those that the owner provides", () => {
  const strings = { en: { meta: { landing: { description: "Plugins" } } } };
  const filesWith = (ownFiles = {}) => {
    const publicFolder = temporaryFolder(ownFiles);
    const site = loadSite(siteConfig);
    const data = { root: resolve("."), publicFolder, site, strings };
    return textFiles(data as unknown as SiteData).map(([name]) => name);
  };
  expect(filesWith()).toEqual(["sitemap.xml", "robots.txt", "manifest.webmanifest"]);
  const own = { "robots.txt": "User-agent: *" };
  expect(filesWith(own)).toEqual(["sitemap.xml", "manifest.webmanifest"]);
});
