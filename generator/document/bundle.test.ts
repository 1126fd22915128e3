import { expect, it } from "vitest";
import { bundleScripts, bundleStyles } from "./bundle.ts";

const root = process.cwd();

it("writes nothing that a supported browser does not know", async () => {
  const { pages, files } = await bundleStyles(root);
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
