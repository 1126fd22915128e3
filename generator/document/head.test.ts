import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { loadSite } from "../inputs/load-site.ts";
import { loadStrings } from "../inputs/load-strings.ts";
import { withOwnerValues } from "../inputs/owner-values.ts";
import { documentOf } from "./head.ts";

const site = loadSite({ ...siteConfig, name: 'A "B" & </title><script>' }, {});
const strings = withOwnerValues(
  loadStrings(
    "src/content/strings",
    site.products.map(({ key }) => key),
  ),
  site,
);
const assets = {
  card: "/cards/of/page.jpg",
  css: "a{}",
  inlineScript: "1",
  app: "/app.js",
  modules: ["/islands.js"],
  islands: "/islands.json",
  fonts: ["/f.woff2"],
  themeColour: "#123456",
};
const documentIn = (page: "landing" | "terms" | "notFound", locale: "en" | "de") =>
  documentOf({ page, locale, site, strings: strings[locale], assets }, "<p>the page</p>");

describe("the document", () => {
  it("lets no owner's value out of its place", () => {
    const written = documentIn("landing", "en");
    expect(written).toContain(
      "<title>A &quot;B&quot; &amp; &lt;/title&gt;&lt;script&gt;: AI plugins for Moodle</title>",
    );
    expect(written.match(/<script/g)).toHaveLength(2);
  });

  it("names itself as canonical and all its languages as alternates", () => {
    const written = documentIn("terms", "de");
    expect(written).toContain(`<link rel="canonical" href="${site.origin}/de/terms">`);
    for (const [code, path] of [
      ["en", "/terms"],
      ["es", "/es/terms"],
      ["ru", "/ru/terms"],
      ["x-default", "/terms"],
    ]) {
      expect(written).toContain(`<link rel="alternate" hreflang="${code}" href="${site.origin}${path}">`);
    }
  });

  it("keeps the page for missing addresses out of search engines", () => {
    const written = documentIn("notFound", "en");
    expect(written).toContain('<meta name="robots" content="noindex">');
    expect(written).not.toContain("canonical");
  });

  it("has what only machines read behind what visitors wait for", () => {
    expect(documentIn("landing", "en")).toMatch(/<p>the page<\/p>.*"@context":"https:\/\/schema.org"/);
  });

  it("starts the page's scripts only by the script inside the document", () => {
    expect(documentIn("landing", "en")).not.toMatch(/<script[^>]*src=/);
  });
});
