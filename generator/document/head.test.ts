import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadSite } from "../inputs/load-site.ts";
import { type DocumentInput, documentOf, servicesTemplate } from "./head.ts";
import { themeColour } from "./theme-colour.ts";

const site = loadSite({ ...siteConfig, name: 'A "B" & </title><script>' });
const meta = { title: site.name, description: "" };
const input = {
  root: ".",
  publicFolder: "public",
  site,
  strings: { en: { meta: { landing: meta, notFound: meta } } },
  fonts: { css: "", addresses: { en: [] } },
  assets: { css: "", inlineScript: "", app: "/app.js", demoStyles: "" },
};
const render = (page: string) => documentOf({ ...input, page, locale: "en" } as unknown as DocumentInput, "");

it("escapes the owner's values, also in structured data", () => {
  const html = render("landing");
  expect(html).toContain("<title>A &quot;B&quot; &amp; &lt;/title&gt;&lt;script&gt;</title>");
  expect(html.match(/<script/g)).toHaveLength(2);
});

it("keeps only the 404 page out of search engines", () => {
  const noIndex = '<meta name="robots" content="noindex">';
  expect([render("landing").includes(noIndex), render("notFound").includes(noIndex)]).toEqual([false, true]);
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
