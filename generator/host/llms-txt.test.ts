import { expect, it } from "vitest";
import { localeCodes, localeNames } from "../../src/config/locales.ts";
import { pageKeys, pages } from "../../src/config/pages.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "../inputs/load-site.ts";
import { llmsTxt } from "./llms-txt.ts";

const site = loadSite({ ...siteConfig, products: siteConfig.products.slice(0, 2) }, {});
const page = (name: string) => ({ title: `${name} | Aulia`, description: `About ${name}.` });
const product = (name: string) => ({ name, title: `${name} works`, description: `It does ${name}.`, demo: "" });
const strings = {
  meta: Object.fromEntries(pageKeys.map((key) => [key, page(key)])),
  nav: { products: "Products" },
  products: {
    items: { dynamicRules: product("Smart [rules]"), courseCreator: product("Creator") },
  },
} as unknown as Parameters<typeof llmsTxt>[1];

it("llms.txt says what the site is, its pages, its products with their code, and the other languages", () => {
  expect(llmsTxt(site, strings).split("\n")).toEqual([
    "# Aulia",
    "",
    "> About landing.",
    "",
    "## Pages",
    "",
    "- [landing | Aulia](https://www.aulia.example/): About landing.",
    ...pageKeys.slice(1).map((key) => `- [${key} | Aulia](https://www.aulia.example${pages[key].path}): About ${key}.`),
    "",
    "## Products",
    "",
    "- [Smart \\[rules\\]](https://www.aulia.example/#dynamicRules): Smart [rules] works. It does Smart [rules]. Code: <https://code.aulia.example/moodle-local_coursedynamicrules>",
    "- [Creator](https://www.aulia.example/#courseCreator): Creator works. It does Creator. Code: <https://code.aulia.example/moodle-local_coursegen>",
    "",
    "## Optional",
    "",
    "- [Credits](https://shop.aulia.example/index.php?m=tokens_manager&action=comprartokens): the shop",
    ...localeCodes
      .slice(1)
      .map((code) => `- [${localeNames[code]}](https://www.aulia.example/${code}): the same pages in this language`),
    "",
  ]);
});
