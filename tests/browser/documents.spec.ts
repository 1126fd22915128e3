import { readFileSync } from "node:fs";
import { readBuiltSite } from "../../commands/host/built-site.ts";
import { reportOf } from "../../commands/verify/report.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { linkFaults } from "../../generator/output-checks/link-faults.ts";
import { parseHtml } from "../../generator/output-checks/parse-html.ts";
import { localeCodes, locales } from "../../src/config/locales.ts";
import { helpUrl } from "../../src/lib/links.ts";
import { creditsPage, pages, pathIn, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { expectHeadOf } from "./support/language.ts";
import { expect, test } from "./support/site-test.ts";

const fileAt = (path: string) => readFileSync(`dist${path}`, "utf8");
const htmlAt = (path: string) => fileAt(`${path === "/" ? "/index" : path}.html`);

test("every document has its head, one title, and all languages to choose from, in their own names", () => {
  const options = localeCodes.map((code) => [code, code, locales[code].name]);
  for (const { path, page, locale } of pages) {
    expectHeadOf(htmlAt(path), page, locale);
    const document = parseHtml(htmlAt(path));
    expect(document.querySelectorAll("h1"), path).toHaveLength(1);
    const choices = [...document.querySelectorAll("select, .language-links")].map((list) =>
      [...list.querySelectorAll("option, a")].map((choice) => [
        choice.getAttribute("lang"),
        choice.getAttribute("value") ?? choice.getAttribute("href"),
        choice.textContent,
      ]),
    );
    const links = localeCodes.map((code) => [code, pathIn(page, code), locales[code].name]);
    expect(choices, path).toEqual(page === "landing" ? [options, options, links] : [links]);
  }
});

test("landing pages open shop, code and legal pages in new tabs, and name the owner", { tag: "@smoke" }, () => {
  for (const { path, locale } of pages.filter(({ page }) => page === "landing")) {
    const { nav, hero, products, footer, whatsapp, accessibility } = textsOf(locale);
    const document = parseHtml(htmlAt(path));
    const links = [...document.querySelectorAll("a[target=_blank]")].map((link) => [
      link.getAttribute("aria-label") ?? link.textContent,
      link.getAttribute("href"),
      link.getAttribute("rel"),
    ]);
    for (const [name, , rel] of links) {
      expect(name, path).toContain(accessibility.opensInNewTab);
      expect(rel, name ?? "").toBe("noopener");
    }
    const downloads = site.products.map(({ key, repository }) => [
      products.downloadOf.replace("{product}", textsOfProduct(key, locale).name),
      `${site.organisation}/${repository}`,
    ]);
    const expected = [
      ...downloads,
      [hero.buyCredits, creditsPage],
      [nav.pricing, creditsPage],
      [nav.clientArea, site.shop],
      [footer.buyCredits, creditsPage],
      [footer.downloadPlugins, site.organisation],
      [footer.terms, pathIn("terms", locale)],
      [footer.privacy, pathIn("privacy", locale)],
    ].map(([name, address]) => [`${name} ${accessibility.opensInNewTab}`, address, "noopener"]);
    expect(links, path).toEqual(expect.arrayContaining(expected));
    const help = site.switches.helpButton ? helpUrl(site, whatsapp.message) : undefined;
    expect(document.querySelector("#help")?.getAttribute("href"), path).toBe(help);
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const { name, contactEmail: email } = site;
    const nodes = [
      { "@type": "Organization", name, email },
      { "@type": "WebSite", name },
    ];
    expect(JSON.parse(json)["@graph"]).toMatchObject(nodes);
  }
});

test("no link in the built files is broken or leads into an unexpected language", { tag: "@smoke" }, () => {
  expect(linkFaults("dist", site.origin)).toEqual([]);
});

test("the sitemap lists every page in every language, robots.txt links it, the manifest names the site", () => {
  const entries = pages.map(({ path }) => `<url><loc>${site.origin}${path}</loc></url>`);
  expect(fileAt("/sitemap.xml").match(/<url>.*?<\/url>/gs)).toEqual(entries);
  const robots = fileAt("/robots.txt");
  expect(robots.split("\n")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(JSON.parse(fileAt("/manifest.webmanifest"))).toMatchObject({ name: site.name, start_url: "/" });
});

test("the host serves the built site and its redirects", { tag: ["@smoke", "@host"] }, async ({ baseURL }) => {
  const expected = readBuiltSite("dist");
  const verified = await verifySite(baseURL ?? "", expected, { strict: true });
  expect(verified.findings, reportOf(verified)).toEqual([]);

  const sources = readFileSync("redirects.txt", "utf8").match(/^\/\S+/gm) ?? [];
  expect(expected.redirects.map(({ from }) => from)).toEqual(sources.map(decodeURIComponent));
});
