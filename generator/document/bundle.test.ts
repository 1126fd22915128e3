import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { bundleScripts, bundleStyles } from "./bundle.ts";

const root = process.cwd();
const stylesWith = (isOn: boolean, cookieBanner = true) => {
  const switches = { ...siteConfig.switches, cookieBanner, courseStore: isOn, videoExplainer: isOn, pricing: isOn };
  return bundleStyles(root, { switches });
};
const minimal = await stylesWith(false);
const { landing, terms } = minimal.pages;
const textOf = (address = "", { files } = minimal) => files.get(address.slice(1));

it("gives each page only the styles of its own sections", () => {
  expect(landing.css).toContain(".hero-title");
  expect(landing.css).not.toMatch(/\.legal-section|\.product-index|\.consent\b/);
  expect(textOf(landing.belowFoldStyles)).toMatch(/\.product-index.*\.consent\b/);
  expect(terms.css).toContain(".legal-section");
  expect(terms.css).not.toContain(".hero-title");
});

it("writes nothing that a supported browser does not know", async () => {
  const { pages, files } = await stylesWith(true);
  for (const css of [...Object.values(pages).map((page) => page.css), ...files.values()]) {
    expect(css).not.toMatch(/okl(ch|ab)\(|@layer|@media[^{]*[<>]/);
    expect(css.split(/@supports[^{]*color-mix/)[0], "mixed only where it is known").not.toContain("color-mix(");
  }
  const scripts = await bundleScripts(root);
  for (const code of scripts.files.values()) {
    expect(code, "ranges in media queries").not.toMatch(/\([a-z-]+ ?[<>]=? ?\d+r?em\)/);
    expect(code, "lookbehind in a regular expression: Safari 16.4").not.toMatch(/\(\?<[=!]/);
  }
});

it("needs no React on the page for missing addresses", async () => {
  const { appOf, files } = await bundleScripts(root);
  const scriptFor = (page: Parameters<typeof appOf>[0]) => files.get(appOf(page).slice(1));
  expect(scriptFor("landing")).toContain("react");
  expect(scriptFor("notFound")).not.toMatch(/react/);
});

it("leaves out the styles of disabled sections and of unused writing directions", async () => {
  const allCss = ({ pages, files }: typeof minimal) =>
    [...Object.values(pages).map(({ css }) => css), ...files.values()].join("\n");
  const full = allCss(await stylesWith(true));
  expect(allCss(minimal)).not.toMatch(/\[dir=(["']?)rtl\1\]/);
  for (const selector of [/\.plans\b/, /\.course-store-panel/, /\.explainer-film/]) {
    expect(full).toMatch(selector);
    expect(allCss(minimal)).not.toMatch(selector);
  }
});

it("keeps the floating elements' animation and the scroll padding without a cookie banner", async () => {
  const bannerless = await stylesWith(false, false);
  const belowFold = textOf(bannerless.pages.landing.belowFoldStyles, bannerless);
  expect(belowFold).not.toContain(".consent");
  expect(belowFold).toMatch(/animation:[^;}]*\barrive\b/);
  expect(belowFold).toContain("@keyframes arrive");
  expect(belowFold).toContain("scroll-padding-bottom");
});
