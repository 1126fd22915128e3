import { defaultLocale, localeCodes, locales } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { Strings } from "../../src/content/strings.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { creditsUrl, repositoryUrl } from "../../src/lib/links.ts";

const entry = (name: string, address: string, about: string) =>
  `- [${name.replaceAll(/[[\]\\]/g, "\\$&")}](${address}): ${about}`;

/** The content of `llms.txt` (llmstxt.org), from the strings of the default language. */
export function llmsTxt(site: Site, { meta, nav, products }: Pick<Strings, "meta" | "nav" | "products">): string {
  const others = localeCodes.filter((code) => code !== defaultLocale);
  const landing = (code: (typeof localeCodes)[number]) => site.origin + pathOf("landing", code);
  return [
    `# ${site.name}`,
    "",
    `> ${meta.landing.description}`,
    "",
    "## Pages",
    "",
    ...pageKeys.map((key) => entry(meta[key].title, site.origin + pathOf(key, defaultLocale), meta[key].description)),
    "",
    `## ${nav.products}`,
    "",
    ...site.products.map((product) => {
      const { name, title, description } = products.items[product.key] as Strings["products"]["items"][string];
      const about = `${title}. ${description} Code: <${repositoryUrl(site, product)}>`;
      return entry(name, `${landing(defaultLocale)}#${product.key}`, about);
    }),
    "",
    "## Optional",
    "",
    entry("Credits", creditsUrl(site), "the shop"),
    ...others.map((code) => entry(locales[code].name, landing(code), "the same pages in this language")),
    "",
  ].join("\n");
}
