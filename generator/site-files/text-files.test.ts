import { resolve } from "node:path";
import { expect, it } from "vitest";
import { pageKeys, pages } from "../../src/config/pages.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadSite } from "../inputs/load-site.ts";
import type { SiteData } from "../inputs/site-data.ts";
import { securityTxt } from "./security-txt.ts";
import { textFiles } from "./text-files.ts";

const site = loadSite({ ...siteConfig, products: siteConfig.products.slice(0, 1) });
const page = (name: string) => ({ title: `${name} | Aulia`, description: `About ${name}.` });
const en = {
  meta: Object.fromEntries(pageKeys.map((key) => [key, page(key)])),
  nav: { products: "Products" },
  products: { items: { dynamicRules: { name: "Smart [rules]", title: "They work", description: "So it is." } } },
};

const filesWith = (ownFiles: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const publicFolder = temporaryFolder(ownFiles);
  const data = { root: resolve("."), publicFolder, site, strings: { en }, pageData: { today: "2026-11-22" } };
  return Object.fromEntries(textFiles(data as unknown as SiteData));
};

it("writes all files for machines, except those that the owner provides", () => {
  const names = [".well-known/security.txt", "llms.txt", "manifest.webmanifest", "robots.txt", "sitemap.xml"];
  expect(Object.keys(filesWith()).sort()).toEqual(names);
  const own = { ".well-known/security.txt": "-----BEGIN PGP SIGNED MESSAGE-----", "llms.txt": "We." };
  expect(Object.keys(filesWith(own)).sort()).toEqual(names.slice(2));
});

it("llms.txt lists the site, its pages, its products with their code, and the other languages", () => {
  const llms = filesWith()["llms.txt"] ?? "";
  expect(llms).toMatch(
    /^# Aulia\n\n> About landing\.\n\n## Pages\n\n- \[landing \| Aulia\]\(https:\/\/www\.aulia\.example\/\): /,
  );
  expect(llms.split("\n")).toEqual(
    expect.arrayContaining([
      ...pageKeys.slice(1).map((key) => `- [${key} | Aulia](${site.origin}${pages[key].path}): About ${key}.`),
      `- [Smart \\[rules\\]](${site.origin}/#dynamicRules): They work. So it is. Code: <https://code.aulia.example/moodle-local_coursedynamicrules>`,
      `- [Deutsch](${site.origin}/de): the same pages in this language`,
    ]),
  );
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
