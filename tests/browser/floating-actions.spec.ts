import type { Locator, Page } from "@playwright/test";
import { locales, pathIn, site, textsOf } from "./support/expected.ts";
import { overlaps, resize } from "./support/measure-layout.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, openBanner, test, visit } from "./support/site-test.ts";
import { inLanguage, lessMotion, tagged } from "./support/variants.ts";

const upButton = (page: Page) => page.locator("#scroll-to-top");

test("past 50 px the bar is compact, past 300 px a button leads to the top", lessMotion, async ({ page }) => {
  const expectState = async (isCompact: boolean, hasButton: boolean) => {
    await expect(page.getByRole("banner")).toHaveAttribute("data-compact", String(isCompact));
    await expect(upButton(page)).toBeVisible({ visible: hasButton });
  };
  await visit(page, "/#products");
  await expectState(true, true);
  for (const top of [300, 50, 51, 301]) {
    await jumpTo(page, top);
    await expectState(top > 50, top > 300);
  }
});

test("the scroll-to-top button leads to the top, where it is no longer there", async ({ page }) => {
  await visit(page, "/");
  await jumpTo(page, 2000);
  // What is hidden takes no focus.
  await expect(upButton(page)).toBeVisible();
  await upButton(page).press("Enter");
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

/** Texts at the end of the page that floating controls cover. */
async function coveredFooterTexts(page: Page): Promise<string[]> {
  await jumpTo(page, 1e6);
  await expect(upButton(page)).toBeVisible();
  return page.evaluate(() => {
    const floating = [...document.querySelectorAll(".floating")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect());
    const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 1 && floating.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
    const range = document.createRange();
    const texts = [...document.querySelectorAll("footer :not(.sr-only)")].flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    return texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(isCovered) ? [text.textContent ?? ""] : [];
    });
  });
}

for (const locale of locales) {
  const kind = tagged(lessMotion, inLanguage(locale));
  test(`nothing that floats covers a control or the page's end in ${locale}`, kind, async ({ page }) => {
    test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
    await resize(page, 390, 844);
    await visit(page, pathIn("landing", locale));
    const banner = await openBanner(page);
    const help = page.locator("#help");
    const creditsLink = page.locator("#hero").getByRole("link", { name: textsOf(locale).hero.buyCredits });
    await expectNoOverlap(help.or(banner).or(creditsLink), "in the first view");
    // Every layout, on the lowest of screens.
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await resize(page, width, 568);
      await openBanner(page);
      await jumpTo(page, 2000);
      await expect(upButton(page)).toBeVisible();
      for (const parts of [banner, banner.getByRole("button")])
        await expectNoOverlap(help.or(upButton(page)).or(parts), `at ${width} px`);
      await banner.locator("[data-consent]").first().click();
      // Retry: the page grows as its far parts are laid out.
      await expect.poll(() => coveredFooterTexts(page), `the end of the page at ${width} px`).toEqual([]);
    }
  });
}
