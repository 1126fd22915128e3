import type { Locator, Page } from "@playwright/test";
import { cardOf } from "../../../generator/inputs/media.ts";
import type { Locale } from "../../../src/config/locales.ts";
import type { PageKey } from "../../../src/config/pages.ts";
import { expectedAlternates, pathIn, site, textsOf } from "./expected.ts";
import { expect, painted } from "./site-test.ts";

export const selectIn = (page: Page, place: "header" | "footer"): Locator => page.locator(place).getByRole("combobox");

export const storedLanguage = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("language"));

export function headingOf(page: PageKey, locale: Locale): string {
  const { hero, termsOfService, privacyPolicy } = textsOf(locale);
  if (page === "landing") return `${hero.titleFirst} ${hero.titleSecond}`;
  return page === "terms" ? termsOfService.title : privacyPolicy.title;
}

/** Address, language, title and heading are those of the page in the language, and on the landing page both selects say so. */
export async function expectLanguage(page: Page, kind: PageKey, locale: Locale): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === pathIn(kind, locale), { timeout: 15_000 });
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page).toHaveTitle(textsOf(locale).meta[kind].title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(kind, locale));
  await painted(page);
  if (kind !== "landing") return;
  for (const place of ["header", "footer"] as const) await expect(selectIn(page, place)).toHaveValue(locale);
}

/** The head names the language in everything that search engines, social networks and the tab read. */
export async function expectHead(page: Page, kind: PageKey, locale: Locale): Promise<void> {
  const { title, description } = textsOf(locale).meta[kind];
  const address = site.origin + pathIn(kind, locale);
  const head = await page.evaluate(() => {
    const read = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
    const property = (name: string) => read(`meta[property="${name}"]`, "content");
    return {
      description: read("meta[name=description]", "content"),
      canonical: read("link[rel=canonical]", "href"),
      "og:title": property("og:title"),
      "og:description": property("og:description"),
      "og:url": property("og:url"),
      "og:locale": property("og:locale")?.split("_")[0],
      "og:image": property("og:image"),
      alternates: Object.fromEntries(
        [...document.head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ),
    };
  });
  expect(head, `the head in ${locale}`).toMatchObject({
    description,
    canonical: address,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:locale": locale,
    "og:image": site.origin + cardOf("public", locale, kind),
    alternates: expectedAlternates(kind),
  });
}
