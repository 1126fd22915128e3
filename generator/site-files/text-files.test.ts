import { resolve } from "node:path";
import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadSite } from "../inputs/load-site.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { securityTxt } from "./security-txt.ts";
import { textFiles } from "./text-files.ts";

it("writes all files for machines, except those that the owner provides", () => {
  const strings = { en: { meta: { landing: { description: "Plugins" } } } };
  const filesWith = (ownFiles = {}) => {
    const publicFolder = temporaryFolder(ownFiles);
    const site = loadSite(siteConfig);
    const data = { root: resolve("."), publicFolder, site, strings, pageData: { today: "2026-11-22" } };
    return textFiles(data as unknown as SiteData).map(([name]) => name);
  };
  expect(filesWith()).toEqual(["sitemap.xml", "robots.txt", "manifest.webmanifest", ".well-known/security.txt"]);
  const own = { ".well-known/security.txt": "-----BEGIN PGP SIGNED MESSAGE-----", "robots.txt": "User-agent: *" };
  expect(filesWith(own)).toEqual(["sitemap.xml", "manifest.webmanifest"]);
});

it("security.txt gives contact, expiry, languages and address", () => {
  const content = (securityContact?: string) => {
    const own = securityContact === undefined ? {} : { securityContact };
    return securityTxt(loadSite({ ...siteConfig, ...own }), "2026-11-22");
  };
  expect(content()).toBe(`Contact: mailto:info@aulia.example
Expires: 2027-10-22T00:00:00Z
Preferred-Languages: en, es
Canonical: https://www.aulia.example/.well-known/security.txt
`);
  expect(content("security@aulia.example")).toMatch(/^Contact: mailto:security@aulia\.example\n/);
  expect(content("https://www.aulia.example/report?to=1")).toMatch(
    /^Contact: https:\/\/www\.aulia\.example\/report\?to=1\n/,
  );
});
