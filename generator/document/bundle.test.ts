import { expect, it } from "vitest";
import { inlineScript, inlineScriptLimit, pageBundle } from "./bundle.ts";
import { allParts, type SiteParts } from "./site-parts.ts";

const root = process.cwd();
const parts: SiteParts = { pricing: false, videoExplainer: false, courseStore: false, rightToLeft: false };

it("makes an inline script within its limit that asks nothing of other hosts", async () => {
  const script = await inlineScript(root);
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(inlineScriptLimit);
  expect(script).not.toMatch(/https?:/);
});

it("gives a page the styles of its own sections alone", async () => {
  const landing = await pageBundle(root, "landing", parts);
  expect(landing.styles).toContain(".hero-title");
  expect(landing.styles).not.toMatch(/\.legal-section|\.product-index/);
  expect(landing.files.get(landing.farStyles?.slice(1) ?? "")).toContain(".product-index");
  const terms = await pageBundle(root, "terms", parts);
  expect(terms.styles).toContain(".legal-section");
  expect(terms.styles).not.toContain(".hero-title");
});

it("gives the browser no React; the carousel, and what runs after consent, are files of their own", async () => {
  const { app, files } = await pageBundle(root, "landing", parts);
  expect(files.has(app.slice(1))).toBe(true);
  expect([...files.keys()].filter((name) => name.includes("carousel"))).toHaveLength(1);
  expect([...files.keys()].filter((name) => name.includes("run-services"))).toHaveLength(1);
  for (const code of files.values()) expect(code).not.toMatch(/react|modulepreload/i);
});

it("gives a site no style and no script of what it does not have", async () => {
  const everything = { ...(await pageBundle(root, "landing", allParts)) };
  const nothing = await pageBundle(root, "landing", parts);
  const all = ({ styles, files }: typeof nothing) => [styles, ...files.values()].join("\n");
  const marks = [
    /\.plans\b/,
    /\.course-store-panel/,
    /\.explainer-film/,
    /\[dir=(["']?)rtl\1\]/,
    /srclang/,
    /getComputedStyle\(\w+\)\.direction/,
  ];
  for (const mark of marks) {
    expect(all(everything)).toMatch(mark);
    expect(all(nothing)).not.toMatch(mark);
  }
});
