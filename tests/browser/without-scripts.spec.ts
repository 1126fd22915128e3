import type { Page } from "@playwright/test";
import { defaultLocale } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { languageNames, locales, missingIn, pages, pathIn, site, textsOf } from "./support/expected.ts";
import { inLanguage } from "./support/matrix.ts";
import { expect, test } from "./support/site-test.ts";

test.use({ javaScriptEnabled: false });

const plain = (text: string) => text.replace(/\s+/g, " ");

/** What a visitor reads, with whatever the styles hide left out. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent also has what nobody sees
const visibleText = async (page: Page) => plain(await page.locator("body").innerText());

type Texts = ReturnType<typeof textsOf>;

function bodyTexts({ title, introduction, sections }: Texts["termsOfService"] | Texts["privacyPolicy"]): string[] {
  return [title, introduction, ...Object.values(sections).flatMap((section) => [section.title, ...section.body])];
}

function textsOn(page: "landing" | "terms" | "privacy", locale: (typeof locales)[number]): string[] {
  const { hero, products, partners, footer, termsOfService, privacyPolicy } = textsOf(locale);
  if (page === "terms") return bodyTexts(termsOfService);
  if (page === "privacy") return [...bodyTexts(privacyPolicy), privacyPolicy.contact];
  const blocks = Object.values(products.items).flatMap(({ name, title, description }) => [name, title, description]);
  return [
    ...[hero.badge, hero.titleFirst, hero.titleSecond, hero.subtitle, hero.buyCredits, hero.seeProducts],
    ...[products.title, products.subtitle, ...blocks],
    ...[partners.title, partners.subtitle, partners.cta],
    ...[footer.subtitle, footer.buyCredits, footer.downloadPlugins, footer.terms, footer.privacy, footer.trademark],
  ];
}

for (const locale of locales) {
  test(`the ${locale} pages are complete`, inLanguage(locale), async ({ page }) => {
    for (const { page: kind, path } of pages.filter((each) => each.locale === locale)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page).toHaveTitle(textsOf(locale).meta[kind].title);
      const text = await visibleText(page);
      const missing = textsOn(kind, locale).filter((expected) => !text.includes(plain(expected)));
      expect(missing, `texts that are not visible on ${path}`).toEqual([]);
    }
  });
}

test("every product block has its text and a way to its plugin", async ({ page }) => {
  await page.goto("/");
  const { items } = textsOf("en").products;
  for (const { key, repository } of site.products) {
    const block = page.locator(`article#${key}`);
    await expect(block.getByRole("heading")).toHaveText(items[key]?.title ?? "");
    await expect(block.getByText(items[key]?.description ?? "")).toBeVisible();
    await expect(block.getByRole("link").first()).toHaveAttribute("href", `${site.organisation}/${repository}`);
  }
});

test("every picture of the landing page loads", async ({ page }) => {
  await page.goto("/");
  const pictures = page.locator("img:visible");
  expect(await pictures.count()).toBeGreaterThanOrEqual(site.products.length + site.partners.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test("the partners stand once, side by side", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#partners img:visible")).toHaveCount(site.partners.length);
});

test("visible links lead to every language of each page and back", async ({ page }) => {
  for (const kind of pageKeys) {
    await page.goto(pathIn(kind, defaultLocale));
    for (const [index, locale] of locales.entries()) {
      const name = languageNames[index] as string;
      const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", pathIn(kind, locale));
      if (kind !== "terms") continue;
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === pathIn(kind, locale));
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    }
  }
});

test("the menu of a phone opens and closes, and holds links and languages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const { accessibility, nav } = textsOf("en");
  const header = page.getByRole("banner");
  const products = header.getByRole("link", { name: nav.products, exact: true });
  await expect(products).toBeHidden();
  await header.getByRole("button", { name: accessibility.openMenu }).click();
  await expect(products).toBeVisible();
  for (const name of languageNames) await expect(header.getByRole("link", { name, exact: true })).toBeVisible();
  await header.getByRole("button", { name: accessibility.closeMenu }).click();
  await expect(products).toBeHidden();
  await header.getByRole("button", { name: accessibility.openMenu }).click();
  await page.keyboard.press("Escape");
  await expect(products).toBeHidden();
  await header.getByRole("button", { name: accessibility.openMenu }).click();
  await header.getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

for (const { path, width } of [
  { path: "/", width: 1280 },
  { path: "/", width: 390 },
  { path: "/terms", width: 1280 },
]) {
  test(`no control that needs scripts is painted on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const { accessibility } = textsOf("en");
    if (width < 1024) await page.getByRole("button", { name: accessibility.openMenu }).click();
    for (const dead of ["select", "button[data-theme-toggle]", "#scroll-to-top", "#cookie-banner"]) {
      await expect(page.locator(`${dead}:visible`)).toHaveCount(0);
    }
    const native = [accessibility.openMenu, accessibility.closeMenu, accessibility.closePage];
    const painted = await page.getByRole("button").allInnerTexts();
    expect(painted.filter((name) => !native.includes(name.trim()))).toEqual([]);
  });
}

test("the help link is there", async ({ page }) => {
  test.skip(!site.switches.helpButton, "the owner has no help button");
  await page.goto("/");
  await expect(page.locator("#help")).toBeVisible();
  await expect(page.locator("#help")).toHaveAttribute("href", /^(mailto:|https:\/\/wa\.me\/)/);
});

for (const path of ["/terms", "/de/privacy"]) {
  test(`the close button of ${path} leads to the landing page of its language`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("banner").getByRole("button").click();
    await expect(page).toHaveURL((url) => url.pathname === (path === "/terms" ? "/" : "/de"));
    await expect(page.locator("#hero")).toBeVisible();
  });
}

test.describe("a missing page", () => {
  test.use({ allowedFaults: [[/404/], { scope: "test" }] });

  test("says so and leads home", async ({ page }) => {
    await page.goto(missingIn("en"));
    const { title, home } = textsOf("en").notFound;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole("link")).toHaveCount(1);
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });
});
