import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { productIcons } from "./icons.ts";
import { loadSite } from "./load-site.ts";

const site = loadSite(siteConfig, {});

it("has a drawing for every product", () => {
  const icons = productIcons(site);
  for (const { key } of site.products)
    expect(icons[key]).toEqual(expect.arrayContaining([[expect.stringMatching(/path|rect/), expect.any(Object)]]));
});

it("names an icon that does not exist", () => {
  const [product] = site.products;
  const wrong = { ...site, products: [{ ...product, icon: "no-such-icon" }] } as typeof site;
  expect(() => productIcons(wrong)).toThrow('no Lucide icon is named "no-such-icon"');
});
