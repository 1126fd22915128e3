import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { textFiles } from "./text-files.ts";

it("writes no file for machines that is among the owner's own", () => {
  const publicFolder = temporaryFolder({ "robots.txt": "User-agent: *" });
  const strings = { en: { meta: { landing: { description: "Plugins" } } } };
  const data = { root: ".", publicFolder, site: siteConfig, strings };
  expect(textFiles(data as unknown as SiteData).map(([name]) => name)).toEqual(["sitemap.xml", "manifest.webmanifest"]);
});
