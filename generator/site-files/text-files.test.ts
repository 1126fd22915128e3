import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { textFiles } from "./text-files.ts";

it.each([
  [{}, ["sitemap.xml", "robots.txt", "manifest.webmanifest"]],
  [{ "robots.txt": "User-agent: *" }, ["sitemap.xml", "manifest.webmanifest"]],
])("writes the files for machines that are not among the owner's own %j", (ownFiles, written) => {
  const strings = { en: { meta: { landing: { description: "Plugins" } } } };
  const data = { root: ".", publicFolder: temporaryFolder(ownFiles), site: siteConfig, strings };
  expect(textFiles(data as unknown as SiteData).map(([name]) => name)).toEqual(written);
});
