import { expect, it } from "vitest";
import ownerConfig from "../../site.config.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { iconSprite } from "./icons.ts";
import { loadSite } from "./load-site.ts";

it("holds the icon of every product", () => {
  const site = loadSite(ownerConfig, {});
  for (const { icon } of site.products) expect(iconSprite(site)).toContain(`<symbol id="${icon}"`);
});

it("names an icon that does not exist", () => {
  const site = loadSite(siteConfig, { PLUGINSITE_PRODUCTS_RANKING_ICON: "no-such-icon" });
  expect(() => iconSprite(site)).toThrow('no Lucide icon is named "no-such-icon"');
});
