import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inlineScript, scripts, styles } from "./bundle.ts";
import { allParts, type SiteParts } from "./site-parts.ts";

const root = process.cwd();
const parts: SiteParts = { pricing: false, videoExplainer: false, courseStore: false, rightToLeft: false };

it("makes an inline script that asks nothing of other hosts", async () => {
  expect(await inlineScript(root)).not.toMatch(/https?:/);
});

it("gives a page the styles of its own sections alone", async () => {
  const { pages: sheets } = await styles(root, parts);
  const landing = sheets.get("landing");
  expect(landing?.inline).toContain(".hero-title");
  expect(landing?.inline).not.toMatch(/\.legal-section|\.product-index|\.cookie-banner/);
  expect(landing?.far?.css).toContain(".product-index");
  expect(landing?.deferred?.css).toContain(".cookie-banner");
  const terms = sheets.get("terms");
  expect(terms?.inline).toContain(".legal-section");
  expect(terms?.inline).not.toContain(".hero-title");
});

it("shortens the tokens, and nothing that a script or a section names", async () => {
  const { inline = "", far } = (await styles(root, parts)).pages.get("landing") ?? {};
  const tokens = [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/^ +(--[\w-]+):/gm)].map(
    ([, name]) => name,
  );
  expect(tokens.length).toBeGreaterThan(50);
  for (const token of tokens) expect(inline + far?.css).not.toContain(`${token})`);
  expect(far?.css).toContain("var(--beside");
});

it("keeps React from the page's own script; it and the carousel are files of their own", async () => {
  const { app, modules, files } = await scripts(root, parts);
  expect(files.get(app.slice(1))).not.toMatch(/react/i);
  expect(modules.some((name) => name.includes("/react-"))).toBe(true);
  expect([...files.keys()].filter((name) => name.includes("carousel"))).toHaveLength(1);
  expect(modules.some((name) => name.includes("carousel"))).toBe(false);
});

it("gives a site no style of what it does not have", async () => {
  const written = async (some: SiteParts) =>
    [...(await styles(root, some)).pages.values()].flatMap(({ inline, far, deferred }) => [
      inline,
      far?.css,
      deferred?.css,
    ]);
  const everything = (await written(allParts)).join("\n");
  const nothing = (await written(parts)).join("\n");
  for (const mark of [/\.plans\b/, /\.course-store-panel/, /\.explainer-film/, /\[dir=(["']?)rtl\1\]/]) {
    expect(everything).toMatch(mark);
    expect(nothing).not.toMatch(mark);
  }
});
