import { type BuiltFolder, readBuiltFolder } from "../../generator/output/built-folder.ts";
import { linkFaults } from "../../generator/output/link-faults.ts";
import { parseHtml } from "../../generator/output/parse-html.ts";
import { expectedAlternates, pages, site } from "./support/expected.ts";
import { expectHeadOf } from "./support/language.ts";
import { expect, test } from "./support/site-test.ts";

let built: BuiltFolder;
test.beforeAll(() => {
  built = readBuiltFolder("dist", site.origin);
});

const documentAt = (path: string) => built.documents.get(path) ?? "";
const fileAt = (path: string) => built.files.get(path) ?? "";

test("every page names its language, title, description, address and social card before any script", () => {
  for (const { path, page, locale } of pages) {
    const html = documentAt(path);
    expectHeadOf(html, page, locale);
    expect(parseHtml(html).querySelectorAll("h1"), path).toHaveLength(1);
  }
});

test("the pages name icons, and a manifest that says whose site it is", () => {
  const document = parseHtml(documentAt("/"));
  expect(document.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]").length).toBeGreaterThan(1);
  const manifest = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
  expect(JSON.parse(fileAt(manifest))).toMatchObject({ name: site.name, start_url: "/" });
});

test("the landing page tells search engines who runs it and what is free", () => {
  for (const { path } of pages.filter(({ page }) => page === "landing")) {
    const json = parseHtml(documentAt(path)).querySelector('script[type="application/ld+json"]')?.textContent;
    const things: Record<string, unknown>[] = JSON.parse(json ?? "")["@graph"];
    const ofType = (type: string) => things.filter((thing) => thing["@type"] === type);
    expect(ofType("Organization"), path).toMatchObject([{ name: site.name, email: site.contactEmail }]);
    expect(ofType("WebSite"), path).toMatchObject([{ name: site.name }]);
    expect(ofType("SoftwareApplication"), path).toMatchObject(
      site.products.map(({ repository }) => ({
        downloadUrl: `${site.organisation}/${repository}`,
        offers: { price: 0 },
      })),
    );
  }
});

test("all that the built files name is there, in the language that is said", { tag: "@smoke" }, () => {
  expect(linkFaults(built)).toEqual([]);
});

test("the media that the contract names are there", () => {
  for (const path of ["/media/hero.webm", "/media/poster-hero.webp", ...site.products.map(({ demo }) => demo)])
    expect([...built.files.keys()]).toContain(path);
});

test("the sitemap lists every page with their languages, and robots.txt names it", () => {
  const entries = [...fileAt("/sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(
    ([, address, links = ""]) => {
      const alternates = links.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g);
      return [address, Object.fromEntries([...alternates].map(([, language, to]) => [language, to]))];
    },
  );
  expect(entries).toEqual(pages.map(({ path, page }) => [site.origin + path, expectedAlternates(page)]));
  const robots = fileAt("/robots.txt");
  expect(robots.split("\n")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
