import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import type { Fonts } from "../inputs/fonts.ts";
import { loadSite } from "../inputs/load-site.ts";
import { loadStrings } from "../inputs/load-strings.ts";
import { withOwnerValues } from "../inputs/owner-values.ts";
import { documentOf, servicesTemplate } from "./head.ts";
import { themeColour } from "./theme-colour.ts";

const site = loadSite({ ...siteConfig, name: 'A "B" & </title><script>' });
const productKeys = site.products.map(({ key }) => key);
const data = {
  root: ".",
  publicFolder: "public",
  site,
  strings: withOwnerValues(loadStrings("src/content/strings", productKeys), site),
  fonts: { css: "", addresses: { en: ["/f.woff2"] } } as unknown as Fonts,
  assets: { css: "a{}", inlineScript: "1", app: "/app.js", demoStyles: "/demos.css" },
  islands: "/islands.json",
};
const render = (page: "landing" | "notFound") => documentOf({ ...data, page, locale: "en" }, "<p>the page</p>");

it("escapes the owner's values", () => {
  const html = render("landing");
  expect(html).toContain("<title>A &quot;B&quot; &amp; &lt;/title&gt;&lt;script&gt;: AI plugins for Moodle</title>");
  expect(html.match(/<script/g)).toHaveLength(2);
});

it("keeps the 404 page out of search engines", () => {
  const html = render("notFound");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain("canonical");
});

it("puts the structured data after the page's content", () => {
  expect(render("landing")).toMatch(/<p>the page<\/p>.*"@context":"https:\/\/schema.org"/);
});

it("puts the services' scripts into a template, or writes none without services", () => {
  const attributes = { defer: true as const, "data-domain": 'a"b', src: "/b.js" };
  const counter = { name: "Counter", script: "/counter.js", attributes, connects: [], storage: ["counter_", "count-"] };
  expect(servicesTemplate([])).toBe("");
  expect(servicesTemplate([counter])).toBe(
    '<template data-services data-storage="counter_ count-">' +
      '<script defer data-domain="a&quot;b" src="/counter.js"></script></template>',
  );
});

it("takes the theme colour from the light theme, and rejects an invalid one", () => {
  const colourIn = (tokens: string) => themeColour(temporaryFolder({ "src/styles/tokens.css": tokens }));
  expect(colourIn(":root { --color-night: oklch(1 0 0); }\n.dark { --color-night: oklch(0 0 0); }")).toBe("#ffffff");
  expect(() => colourIn(":root { --color-night: dusk; }")).toThrow("--color-night: got");
});
