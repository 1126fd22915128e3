import { pageKeys } from "../../src/config/pages.ts";
import { locales, pathIn, site, textsOf } from "./support/expected.ts";
import { addStyles, boxOf, brokenWords } from "./support/measure-layout.ts";
import { rewrite } from "./support/requests.ts";
import { missingTexts } from "./support/shown-texts.ts";
import { expect, test } from "./support/site-test.ts";
import { inLanguage } from "./support/variants.ts";

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`shows all texts of the ${locale} pages`, inLanguage(locale), async ({ page }) => {
    for (const kind of pageKeys) {
      await page.goto(pathIn(kind, locale));
      expect(await missingTexts(page, kind, locale), kind).toEqual([]);
    }
  });
}

test("shows the landing page's images, each partner once, help and languages", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#partners img:visible")).toHaveCount(site.partners.length);
  const pictures = await page.locator("img:visible").all();
  expect(pictures.length).toBeGreaterThanOrEqual(site.products.length + site.partners.length);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  await expect(page.locator("#help[href*=':']:visible")).toHaveCount(site.switches.helpButton ? 1 : 0);
  await expect(page.locator("footer .language-links a:visible")).toHaveCount(locales.length);
  await page.goto("/terms");
  await expect(page.locator(".language-links a:visible")).toHaveCount(locales.length);
});

test("has a phone's menu that opens and closes, and hides controls that need scripts", async ({ page }) => {
  const { accessibility, nav } = textsOf("en");
  const header = page.getByRole("banner");
  const expectOnly = async (...names: readonly string[]) => {
    await expect(page.getByRole("button")).toContainText(names);
    await expect(page.locator("select, #cookie-banner, #scroll-to-top").filter({ visible: true })).toHaveCount(0);
  };
  await page.goto("/terms");
  await expectOnly(accessibility.closePage);
  await page.goto("/");
  await expectOnly();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOnly(accessibility.openMenu);
  const products = header.getByRole("link", { name: nav.products, exact: true });
  await expect(products).toBeHidden();
  for (const close of [
    () => header.getByRole("button", { name: accessibility.closeMenu }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await header.getByRole("button", { name: accessibility.openMenu }).click();
    await expect(products).toBeVisible();
    await expectOnly(accessibility.openMenu, accessibility.closeMenu);
    await close();
    await expect(products).toBeHidden();
  }
});

test("the bar wraps between words, and has its ground also where the page is scrolled", async ({ page }) => {
  for (const path of ["/", "/de"]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page, "header"), `${path} at ${width} px`).toEqual([]);
    }
    await expect(page.locator(".site-bar"), path).toHaveCSS("opacity", "1", { pseudo: "before" });
  }
});

test("each control shows a sign or words without SVG, which cautious browsers switch off", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/terms"]) {
    await rewrite(page, path, (text) => text.replace(/<(\/?)svg/g, "<$1no-svg"));
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
  for (const icon of await page.locator("svg:visible").all())
    expect((await boxOf(icon)).height, "the text beside it can be read").toBeLessThan(40);
  await expect(page.locator("select, [data-theme-toggle]").filter({ visible: true })).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("leads home from a legal page's close button and from a missing page", async ({ page }) => {
  const { title, home } = textsOf("en").notFound;
  await page.goto("/no-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  // Each language whose title is not translated yet has it too.
  await expect(page.getByText(title).first()).toBeVisible();
  await page.getByRole("link", { name: home }).click();
  await expect(page).toHaveURL("/");
  for (const [path, landing] of Object.entries({ "/terms": "/", "/de/privacy": "/de" })) {
    await page.goto(path);
    await page.getByRole("button").click();
    await expect(page).toHaveURL((url) => url.pathname === landing);
    await expect(page.locator("#hero")).toBeVisible();
  }
});
