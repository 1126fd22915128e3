import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { scripts, styles } from "./bundle.ts";

const root = process.cwd();
const parts = ["courseStore", "videoExplainer", "pricing"];
const withParts = (isOn: boolean, cookieBanner = true) =>
  styles(root, {
    switches: {
      ...siteConfig.switches,
      cookieBanner,
      ...Object.fromEntries(parts.map((part) => [part, isOn])),
    } as never,
  });
const sent = await withParts(false);
const { landing, terms } = sent.pages;
const textOf = (address = "", { files } = sent) => files.get(address.slice(1));

it("gives a page the styles of its own sections alone", () => {
  expect(landing.css).toContain(".hero-title");
  expect(landing.css).not.toMatch(/\.legal-section|\.product-index|\.cookie-banner/);
  expect(textOf(landing.belowFoldStyles)).toContain(".product-index");
  expect(textOf(landing.deferredStyles)).toContain(".cookie-banner");
  expect(terms.css).toContain(".legal-section");
  expect(terms.css).not.toContain(".hero-title");
});

it("shortens the tokens, and nothing that a script or a section names", () => {
  const tokens = [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/^ +(--[\w-]+):/gm)];
  expect(tokens.length).toBeGreaterThan(50);
  for (const [, token] of tokens) {
    expect(landing.css + textOf(landing.belowFoldStyles)).not.toContain(`var(${token})`);
  }
  expect(textOf(landing.belowFoldStyles)).toContain("var(--beside");
});

it("keeps React from the page's own script; it and the carousel are files of their own", async () => {
  const { app, modules, files } = await scripts(root);
  expect(files.get(app.slice(1))).not.toMatch(/react/i);
  expect(modules).toEqual([expect.stringMatching(/islands-/), expect.stringMatching(/react-/)]);
  expect([...files.keys()].filter((name) => name.includes("carousel"))).toHaveLength(1);
});

it("gives a site no style of what it does not have", async () => {
  const written = ({ pages, files }: typeof sent) =>
    [...Object.values(pages).map(({ css }) => css), ...files.values()].join("\n");
  const everything = written(await withParts(true));
  expect(written(sent)).not.toMatch(/\[dir=(["']?)rtl\1\]/);
  for (const mark of [/\.plans\b/, /\.course-store-panel/, /\.explainer-film/]) {
    expect(everything).toMatch(mark);
    expect(written(sent)).not.toMatch(mark);
  }
});

it("leaves what floats its way of arriving, and the focus its room, where there is no banner", async () => {
  const bare = await withParts(false, false);
  const deferred = textOf(bare.pages.landing.deferredStyles, bare);
  expect(deferred).not.toContain(".cookie-banner");
  expect(deferred).toMatch(/animation:[^;}]*\barrive\b/);
  expect(deferred).toContain("@keyframes arrive");
  expect(textOf(bare.pages.landing.belowFoldStyles, bare)).toContain("scroll-padding-bottom");
});
