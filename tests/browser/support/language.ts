import type { Locator, Page } from "@playwright/test";
import { cardOf } from "../../../generator/inputs/media.ts";
import { parseHtml } from "../../../generator/output-checks/parse-html.ts";
import { defaultLocale, type Locale } from "../../../src/config/locales.ts";
import type { PageKey } from "../../../src/config/pages.ts";
import { legalTextsOf, locales, pathIn, site, textsOf } from "./expected.ts";
import { expect, waitForPaint } from "./site-test.ts";

export const selectIn = (page: Page, place: "header" | "footer" = "header"): Locator =>
  page.locator(place).getByRole("combobox");

export function headingOf(page: PageKey, locale: Locale): string {
  const { titleFirst, titleSecond } = textsOf(locale).hero;
  return page === "landing" ? `${titleFirst} ${titleSecond}` : legalTextsOf(page, locale).title;
}

/** Checks URL, `lang`, title and heading of the page, and on the landing page both language selects. */
export async function expectLanguage(page: Page, kind: PageKey, locale: Locale): Promise<void> {
  // Not `toHaveURL`, which waits for a `load` event: a page from the back/forward cache fires none.
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathIn(kind, locale));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page).toHaveTitle(textsOf(locale).meta[kind].title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(kind, locale));
  await waitForPaint(page);
  if (kind !== "landing") return;
  for (const place of ["header", "footer"] as const) await expect(selectIn(page, place)).toHaveValue(locale);
}

/** Chooses a language in a select of the landing page, and waits until the page shows it. */
export async function changeLanguage(page: Page, locale: Locale, place: "header" | "footer" = "header"): Promise<void> {
  await selectIn(page, place).selectOption(locale);
  await expectLanguage(page, "landing", locale);
}

/** Checks a document's title, and its links and metadata for search engines and social networks. */
export function expectHeadOf(html: string, kind: PageKey, locale: Locale): void {
  const document = parseHtml(html);
  const { title, description } = textsOf(locale).meta[kind];
  const url = site.origin + pathIn(kind, locale);
  const links = [...document.querySelectorAll("link[rel=canonical], link[hreflang]")].map((link) => [
    link.getAttribute("hreflang") ?? "canonical",
    link.getAttribute("href"),
  ]);
  const alternates = Object.fromEntries(locales.map((code) => [code, site.origin + pathIn(kind, code)]));
  const wantedLinks = { canonical: url, ...alternates, "x-default": site.origin + pathIn(kind, defaultLocale) };
  const found = { lang: document.documentElement.lang, title: document.title, ...Object.fromEntries(links) };
  expect(found, url).toEqual({ lang: locale, title, ...wantedLinks });
  const wanted = {
    description,
    robots: expect.not.stringContaining("noindex"),
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": site.origin + cardOf("public", locale, kind),
    "og:image:alt": expect.stringMatching(/./),
    "og:locale": expect.stringMatching(new RegExp(`^${locale}_[A-Z]{2}$`)),
    "og:site_name": site.name,
    "og:type": "website",
    "twitter:card": "summary_large_image",
  };
  const meta = (name: string) => document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  const actual = Object.keys(wanted).map((name) => [name, meta(name)?.getAttribute("content")]);
  expect(Object.fromEntries(actual), url).toEqual(wanted);
}

/** Sets a flag, which a page load removes. Returns how to ask whether it is still there. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => "sameDocument" in window);
}
