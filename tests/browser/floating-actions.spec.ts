import type { Locator, Page } from "@playwright/test";
import { locales, pathIn, site, textsOf } from "./support/expected.ts";
import { overlaps, resize } from "./support/measure-layout.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, openBanner, test, visit } from "./support/site-test.ts";
import { lessMotion, matrix, tagsOf } from "./support/variants.ts";

const upButton = (page: Page) => page.locator("#scroll-to-top");
const helpLink = (page: Page) => page.locator("#help");

test("the scroll-to-top button shows past 300 px and scrolls to the top", async ({ page }) => {
  await visit(page, "/", { cookieConsent: "rejected" });
  await expect(upButton(page)).toBeHidden();
  for (const top of [301, 300, 3000]) {
    const visible = top > 300;
    await jumpTo(page, top);
    await expect(upButton(page), `at ${top} px`).toBeVisible({ visible });
    await upButton(page).evaluate((button) => button.focus());
    const isFocused = () => upButton(page).evaluate((button) => button === document.activeElement);
    await expect.poll(isFocused, `in the tab order at ${top} px`).toBe(visible);
  }
  await expect(upButton(page)).toHaveAccessibleName(textsOf("en").accessibility.scrollToTop);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.keyboard.press("Enter");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(upButton(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator("#hero").getByRole("link").first(), "the next stop is at the top").toBeFocused();
});

/** Each part is fully in view and can be pressed, and none overlaps another. */
async function expectNoOverlap(parts: Locator, where: string): Promise<void> {
  for (const part of await parts.all()) {
    await part.click({ trial: true });
    await expect(part, where).toBeInViewport({ ratio: 1 });
  }
  expect(await overlaps(parts), where).toEqual([]);
}

/** Every layout, mostly at its smallest size. */
const screens = [
  [320, 568],
  [390, 640],
  [768, 640],
  [1024, 768],
  [1280, 640],
  [1440, 900],
] as const;

const coveredFooterTexts = (page: Page) =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll(".floating")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect());
    const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 1 && floating.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector("footer") as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      if (!text.parentElement?.closest(".sr-only") && [...range.getClientRects()].some(isCovered))
        found.push(text.textContent ?? "");
    }
    return found;
  });

for (const locale of locales) {
  test(`floating controls and the banner never cover each other, the hero's button or the page's end in ${locale}`, {
    tag: tagsOf(lessMotion, locale === "de" ? {} : matrix),
  }, async ({ page }) => {
    test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
    await resize(page, 390, 844);
    await visit(page, pathIn("landing", locale));
    const banner = await openBanner(page);
    await expect(banner.getByRole("button")).toHaveCount(3);
    const creditsLink = page.locator("#hero").getByRole("link", { name: textsOf(locale).hero.buyCredits });
    await expectNoOverlap(helpLink(page).or(banner).or(creditsLink), "in the first view");
    await jumpTo(page, 2000);
    await expect(upButton(page)).toBeVisible();
    for (const [width, height] of screens) {
      await resize(page, width, height);
      const floating = helpLink(page).or(upButton(page));
      await expectNoOverlap(floating.or(banner), `at ${width} x ${height} px`);
      await expectNoOverlap(floating.or(banner.getByRole("button")), `answers at ${width} x ${height} px`);
    }
    await banner.locator("[data-consent]").first().click();
    for (const [width, height] of screens) {
      await resize(page, width, height);
      const atTheEnd = async () => {
        await jumpTo(page, 1e6);
        await expect(upButton(page)).toBeVisible();
        return coveredFooterTexts(page);
      };
      // Retry: the page grows as its far parts are laid out.
      await expect.poll(atTheEnd, `the end of the page at ${width} x ${height} px`).toEqual([]);
    }
  });
}
