import { defaultLocale, type Locale } from "../../src/config/locales.ts";
import { type PageKey, pageKeys } from "../../src/config/pages.ts";
import { formatNumber } from "../../src/lib/format-number.ts";
import { interpolate } from "../../src/lib/interpolate.ts";
import { pluginCount } from "../../src/sections/products/product-relations.ts";
import { languageNames, locales, missingIn, pages, pathIn, site, textsIn, textsOf } from "./support/expected.ts";
import { addStyles, brokenWords } from "./support/measure-layout.ts";
import { expect, test } from "./support/site-test.ts";
import { inLanguage } from "./support/variants.ts";

test.use({ javaScriptEnabled: false });

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ");

function textsOn(page: PageKey, locale: Locale): string[] {
  const { hero, products, partners, footer, termsOfService, privacyPolicy } = textsOf(locale);
  if (page === "terms") return textsIn([termsOfService.title, termsOfService.introduction, termsOfService.sections]);
  const { title, introduction, sections, contact } = privacyPolicy;
  if (page === "privacy") return textsIn([title, introduction, sections, contact]);
  const format = (count: number) => formatNumber(count, locale);
  return [
    ...[hero.badge, hero.titleFirst, hero.titleSecond, hero.subtitle, hero.buyCredits, hero.seeProducts],
    products.title,
    interpolate(products.subtitle, { tools: format(site.products.length), count: format(pluginCount(site.products)) }),
    ...Object.values(products.items).flatMap(({ name, title, description }) => [name, title, description]),
    ...[partners.title, partners.subtitle, partners.cta],
    ...[footer.subtitle, footer.buyCredits, footer.downloadPlugins, footer.terms, footer.privacy, footer.trademark],
  ];
}

for (const locale of locales) {
  test(`shows all texts of the ${locale} pages`, inLanguage(locale), async ({ page }) => {
    for (const { page: kind, path } of pages.filter((each) => each.locale === locale)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page).toHaveTitle(textsOf(locale).meta[kind].title);
      // biome-ignore lint/performance/useDomNodeTextContent: textContent also has what nobody sees
      const text = collapseSpaces(await page.locator("body").innerText());
      const missing = textsOn(kind, locale).filter((expected) => !text.includes(collapseSpaces(expected)));
      expect(missing, `texts that are not visible on ${path}`).toEqual([]);
    }
  });
}

test("shows the landing page's images, each partner once, and the help link", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#partners img:visible")).toHaveCount(site.partners.length);
  const pictures = page.locator("img:visible");
  expect(await pictures.count()).toBeGreaterThanOrEqual(site.products.length + site.partners.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  if (!site.switches.helpButton) return;
  await expect(page.locator("#help")).toBeVisible();
  await expect(page.locator("#help")).toHaveAttribute("href", /^(mailto:|https:\/\/wa\.me\/)/);
});

test("links visibly to every language of each page and back", async ({ page }) => {
  for (const kind of pageKeys) {
    await page.goto(pathIn(kind, defaultLocale));
    for (const [index, locale] of locales.entries()) {
      const link = page.getByRole("contentinfo").getByRole("link", { name: languageNames[index] ?? "", exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", pathIn(kind, locale));
      if (kind !== "terms") continue;
      await link.click();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    }
  }
});

test("opens and closes the phone's menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const { accessibility, nav } = textsOf("en");
  const header = page.getByRole("banner");
  const products = header.getByRole("link", { name: nav.products, exact: true });
  const opener = header.getByRole("button", { name: accessibility.openMenu });
  await expect(products).toBeHidden();
  await opener.click();
  await expect(products).toBeVisible();
  await header.getByRole("button", { name: accessibility.closeMenu }).click();
  await expect(products).toBeHidden();
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(products).toBeHidden();
});

test("the bar wraps between words, and has its ground also where the page is scrolled", async ({ page }) => {
  for (const path of ["/", "/de"]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page, "header"), `${path} at ${width} px`).toEqual([]);
    }
    const ground = page.locator(".site-bar").evaluate((bar) => getComputedStyle(bar, "::before").opacity);
    expect(await ground, path).toBe("1");
  }
});

test("each control shows a sign or words without SVG, which cautious browsers switch off", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/terms"]) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<(\/?)svg/g, "<$1no-svg") });
    });
    await page.goto(path);
    await addStyles(page, "[data-mute], [data-mute] * { color: transparent !important; }");
    for (const control of await page.locator("header :is(a, button):visible, #help").all()) {
      const shown = await control.screenshot();
      await control.evaluate((element) => element.toggleAttribute("data-mute"));
      expect(shown.equals(await control.screenshot()), `${path}: ${control}`).toBe(false);
    }
  }
});

test("a browser before 2021, which knows none of the styles, gets a plain document with links", async ({ page }) => {
  await page.route("**/*.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.route("/de", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("@supports(aspect-ratio:1)", "@supports(no-property:1)");
    const { "content-security-policy": _hashes, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/de");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const heights = await page
    .locator("svg")
    .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().height));
  expect(Math.max(...heights), "icons beside which the text can be read").toBeLessThan(40);
  await expect(page.locator("select, [data-theme-toggle]").filter({ visible: true })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("hides controls that need scripts", async ({ page }) => {
  const { accessibility } = textsOf("en");
  for (const [path, width] of [
    ["/", 1280],
    ["/", 390],
    ["/terms", 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    if (width < 1024) await page.getByRole("button", { name: accessibility.openMenu }).click();
    const where = `${path} at ${width} px`;
    const scripted = page.locator("select, button[data-theme-toggle], #scroll-to-top, #cookie-banner");
    await expect(scripted.filter({ visible: true }), where).toHaveCount(0);
    const native = [accessibility.openMenu, accessibility.closeMenu, accessibility.closePage];
    const shown = await page.getByRole("button").allInnerTexts();
    const others = shown.filter((name) => !native.some((label) => name.includes(label)));
    expect(others, where).toEqual([]);
  }
});

test("leads from a legal page's close button to the landing page in its language", async ({ page }) => {
  for (const [path, home] of Object.entries({ "/terms": "/", "/de/privacy": "/de" })) {
    await page.goto(path);
    await page.getByRole("banner").getByRole("button").click();
    await expect(page).toHaveURL((url) => url.pathname === home);
    await expect(page.locator("#hero")).toBeVisible();
  }
});

test.describe("a missing page", () => {
  test.use({ allowedFaults: [[/404/], { scope: "test" }] });

  test("shows its message and links home", async ({ page }) => {
    await page.goto(missingIn("en"));
    const { title, home } = textsOf("en").notFound;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole("link")).toHaveText(home);
    await page.getByRole("link").click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
  });
});
