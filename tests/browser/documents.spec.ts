import { readFileSync } from "node:fs";
import { readExpectedSite } from "../../commands/verify/expected-site.ts";
import { reportOf } from "../../commands/verify/report.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { type BuiltFolder, readBuiltFolder } from "../../generator/output-checks/built-folder.ts";
import { linkFaults } from "../../generator/output-checks/link-faults.ts";
import { parseHtml } from "../../generator/output-checks/parse-html.ts";
import { expectedAlternates, pages, site } from "./support/expected.ts";
import { expectHeadOf } from "./support/language.ts";
import { expect, isAtEdge, test } from "./support/site-test.ts";

let built: BuiltFolder;
test.beforeAll(() => {
  built = readBuiltFolder("dist", site.origin);
});

const documentAt = (path: string) => built.documents.get(path) ?? "";
const fileAt = (path: string) => built.files.get(path) ?? "";

test("every document has its language, title, description, URL and social card in its HTML", () => {
  for (const { path, page, locale } of pages) {
    const html = documentAt(path);
    expectHeadOf(html, page, locale);
    expect(parseHtml(html).querySelectorAll("h1"), path).toHaveLength(1);
  }
});

test("the landing page links icons, and a manifest with the site's name", () => {
  const document = parseHtml(documentAt("/"));
  expect(document.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]").length).toBeGreaterThan(1);
  const manifest = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
  expect(JSON.parse(fileAt(manifest))).toMatchObject({ name: site.name, start_url: "/" });
});

test("the landing page has structured data on its owner", () => {
  for (const { path } of pages.filter(({ page }) => page === "landing")) {
    const json = parseHtml(documentAt(path)).querySelector('script[type="application/ld+json"]')?.textContent;
    const nodes: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
    const ofType = (type: string) => nodes.filter((node) => node["@type"] === type);
    expect(ofType("Organization"), path).toMatchObject([{ name: site.name, email: site.contactEmail }]);
    expect(ofType("WebSite"), path).toMatchObject([{ name: site.name }]);
  }
});

test("no link in the built files is broken or leads into an unexpected language", { tag: "@smoke" }, () => {
  expect(linkFaults(built)).toEqual([]);
});

test("deploys no source maps", () => {
  expect([...built.files.keys()].filter((path) => path.endsWith(".map"))).toEqual([]);
});

test("the sitemap lists every page in every language, and robots.txt links it", () => {
  const entries = [...fileAt("/sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(
    ([, address, links = ""]) => {
      const alternates = links.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g);
      return [address, Object.fromEntries([...alternates].map(([, language, href]) => [language, href]))];
    },
  );
  expect(entries).toEqual(pages.map(({ path, page }) => [site.origin + path, expectedAlternates(page)]));
  const robots = fileAt("/robots.txt");
  expect(robots.split("\n")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});

test("the host serves the built site and its redirects", { tag: ["@smoke", "@host"] }, async ({ baseURL }) => {
  test.skip(isAtEdge, "on a machine it knows no parts of files; docs/how-to/go-live.md says so");
  const expected = readExpectedSite("dist");
  const verified = await verifySite(baseURL ?? "", expected, { strict: true });
  expect(verified.findings, reportOf(verified)).toEqual([]);

  const sources = readFileSync("redirects.txt", "utf8").match(/^\/\S+/gm) ?? [];
  expect(expected.redirects.map(({ from }) => from)).toEqual(sources.map(decodeURIComponent));
});
