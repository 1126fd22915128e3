import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import type { Fonts } from "../inputs/fonts.ts";
import { loadSite } from "../inputs/load-site.ts";
import { loadStrings } from "../inputs/load-strings.ts";
import { withOwnerValues } from "../inputs/owner-values.ts";
import { documentOf, servicesTemplate } from "./head.ts";
import { themeColour } from "./theme-colour.ts";

const site = loadSite({ ...siteConfig, name: 'A "B" & </title><script>' }, {});
const productKeys = site.products.map(({ key }) => key);
const data = {
  root: ".",
  publicFolder: "public",
  site,
  strings: withOwnerValues(loadStrings("src/content/strings", productKeys), site),
  fonts: { css: "", addresses: { en: ["/f.woff2"] } } as unknown as Fonts,
  assets: { css: "a{}", inlineScript: "1", app: "/app.js", modules: ["/islands.js"], demoStyles: "/demos.css" },
  islands: "/islands.json",
};
const documentIn = (page: "landing" | "notFound") => documentOf({ ...data, page, locale: "en" }, "<p>the page</p>");

it("lets no owner's value out of its place", () => {
  const written = documentIn("landing");
  expect(written).toContain("<title>A &quot;B&quot; &amp; &lt;/title&gt;&lt;script&gt;: AI plugins for Moodle</title>");
  expect(written.match(/<script/g)).toHaveLength(2);
});

it("keeps the page for missing addresses out of search engines", () => {
  const written = documentIn("notFound");
  expect(written).toContain('<meta name="robots" content="noindex">');
  expect(written).not.toContain("canonical");
});

it("has what only machines read behind what visitors wait for", () => {
  expect(documentIn("landing")).toMatch(/<p>the page<\/p>.*"@context":"https:\/\/schema.org"/);
});

it("holds what runs after consent in a template, the scripts at their own addresses, where there is some", () => {
  const attributes = { defer: true as const, "data-domain": 'a"b', src: "/b.js" };
  const counter = { name: "Counter", script: "/counter.js", attributes, connects: [], storage: ["counter_", "count-"] };
  expect(servicesTemplate([])).toBe("");
  expect(servicesTemplate([counter])).toBe(
    '<template data-services data-storage="counter_ count-">' +
      '<script defer data-domain="a&quot;b" src="/counter.js"></script></template>',
  );
});

it("gives the browser's bar the night ink of the light theme, and guesses none", () => {
  const colourIn = (tokens: string) => themeColour(temporaryFolder({ "src/styles/tokens.css": tokens }));
  expect(colourIn(":root { --color-night: oklch(1 0 0); }\n.dark { --color-night: oklch(0 0 0); }")).toBe("#ffffff");
  expect(() => colourIn(":root { --color-night: dusk; }")).toThrow("--color-night: got");
});
