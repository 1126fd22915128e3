import { type ExpectedPage, expectedAlternates, locales, pages, site, textsOf } from "./support/expected.ts";
import { type DocumentFacts, readDocuments, readSitemap } from "./support/read-documents.ts";
import { ask } from "./support/request.ts";
import { expect, test } from "./support/site-test.ts";

let documents: readonly (ExpectedPage & { facts: DocumentFacts })[] = [];

test.beforeEach(async ({ page, baseURL }) => {
  const answers = await Promise.all(pages.map(({ path }) => ask(baseURL ?? "", path)));
  const facts = await readDocuments(
    page,
    answers.map(({ body }) => body.toString()),
  );
  documents = pages.map((expected, index) => ({ ...expected, facts: facts[index] as DocumentFacts }));
});

test("every page names its language, title, description and address before any script", () => {
  for (const { path, page, locale, facts } of documents) {
    const { title, description } = textsOf(locale).meta[page];
    expect(facts, path).toMatchObject({ lang: locale, title, canonical: site.origin + path });
    expect(facts.meta.description, path).toBe(description);
    expect(facts.meta.robots ?? "", path).not.toContain("noindex");
    expect(facts.firstHeadings, path).toHaveLength(1);
  }
  for (const locale of locales) {
    const inLocale = documents.filter((document) => document.locale === locale).map(({ facts }) => facts);
    expect(new Set(inLocale.map(({ title }) => title)).size, `titles in ${locale}`).toBe(inLocale.length);
    expect(new Set(inLocale.map(({ meta }) => meta.description)).size, `descriptions in ${locale}`).toBe(
      inLocale.length,
    );
  }
});

test("every page names itself in every language, and each of them names it back", () => {
  for (const { path, page, facts } of documents) expect(facts.alternates, path).toEqual(expectedAlternates(page));
});

test("every page has a social card", async ({ baseURL }) => {
  const images = new Set<string>();
  for (const { path, locale, facts } of documents) {
    const { meta } = facts;
    expect(meta["og:title"], path).toBe(facts.title);
    expect(meta["og:description"], path).toBe(meta.description);
    expect(meta["og:url"], path).toBe(site.origin + path);
    expect(meta["og:type"], path).toBe("website");
    expect(meta["og:site_name"], path).toBe(site.name);
    expect(meta["og:locale"], path).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`));
    expect(meta["twitter:card"], path).toBe("summary_large_image");
    expect(meta["og:image"], path).toMatch(new RegExp(`^${site.origin}/.+\\.(png|jpg)$`));
    expect(meta["og:image:alt"], path).toBeTruthy();
    images.add(String(meta["og:image"]));
  }
  for (const image of images) {
    const answer = await ask(baseURL ?? "", new URL(image).pathname);
    expect(answer.status, image).toBe(200);
    expect(answer.headers["content-type"], image).toMatch(/^image\/(png|jpeg)$/);
  }
});

test("the icons and the manifest that the pages name are there", async ({ baseURL }) => {
  const icons = new Set(documents.flatMap(({ facts }) => facts.icons));
  expect(icons.size).toBeGreaterThan(1);
  const manifests = [...new Set(documents.map(({ facts }) => facts.manifest))];
  expect(manifests).toHaveLength(1);
  const manifest = JSON.parse((await ask(baseURL ?? "", String(manifests[0]))).body.toString());
  expect(manifest).toMatchObject({ name: site.name, start_url: "/" });

  for (const icon of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const answer = await ask(baseURL ?? "", icon);
    expect.soft(answer.status, icon).toBe(200);
    expect.soft(answer.headers["content-type"], icon).toMatch(/^image\//);
  }
});

test("the landing page tells search engines who runs it and what is free", () => {
  for (const { path, facts } of documents.filter(({ page }) => page === "landing")) {
    const things = (facts.structuredData as { "@graph": Record<string, unknown>[] })["@graph"];
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

test("every address within the site that a page names answers, and every place in a page exists", {
  tag: "@host",
}, async ({ baseURL }) => {
  const own = new Set(documents.flatMap(({ facts }) => facts.ownAddresses));
  for (const address of own) expect.soft((await ask(baseURL ?? "", address)).status, address).toBe(200);
  for (const { path, facts } of documents) expect(facts.missingTargets, path).toEqual([]);
});

test("the sitemap lists every page with their languages, and robots.txt names it", async ({ page, baseURL }) => {
  const entries = await readSitemap(page, (await ask(baseURL ?? "", "/sitemap.xml")).body.toString());
  const expected = pages.map(({ path, page: of }) => [site.origin + path, expectedAlternates(of)]);
  expect(entries).toEqual(Object.fromEntries(expected));

  const robots = (await ask(baseURL ?? "", "/robots.txt")).body.toString();
  expect(robots.split("\n")).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
