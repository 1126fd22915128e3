import type { Locator, Page } from "@playwright/test";
import { askForLessMotion, lessMotion, notInFirefox, tagsOf } from "./support/engine.ts";
import { locales, pathIn, site, textsOf } from "./support/expected.ts";
import { matrix } from "./support/matrix.ts";
import { resize } from "./support/measure-layout.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { whatsapp, accessibility } = textsOf("en");

const upButton = (page: Page) => page.locator("#scroll-to-top");
const helpLink = (page: Page) => page.locator("#help");

test.describe("whoever has answered the banner", () => {
  test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

  test("is taken back to the top by a button that shows past 300 px", async ({ page }) => {
    await visit(page, "/");
    await expect(upButton(page)).toBeHidden();
    for (const [top, visible] of [
      [301, true],
      [300, false],
      [3000, true],
    ] as const) {
      await jumpTo(page, top);
      await expect(upButton(page), `at ${top} px`).toBeVisible({ visible });
      await upButton(page).evaluate((button) => button.focus());
      const focused = await upButton(page).evaluate((button) => button === document.activeElement);
      expect(focused, `in the tab order at ${top} px`).toBe(visible);
    }
    await expect(upButton(page)).toHaveAccessibleName(accessibility.scrollToTop);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
    await page.keyboard.press("Enter");
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(upButton(page)).toBeHidden();
  });

  test("sees in a ring around that button how far the page is read", async ({ page }) => {
    notInFirefox("Firefox has no animation that follows the scroll position");
    await visit(page, "/");
    const read = () =>
      page
        .locator("#scroll-to-top")
        .evaluate((button) => Number.parseFloat(getComputedStyle(button, "::after").getPropertyValue("--progress")));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await jumpTo(page, height / 2);
    await expect.poll(read).toBeGreaterThan(30);
    await jumpTo(page, height);
    await expect.poll(read).toBeGreaterThan(99);
  });

  test("gets help in the way that the owner offers, with the message in it", { tag: "@smoke" }, async ({ page }) => {
    notInFirefox("What a document says is the same in every browser");
    test.skip(!site.switches.helpButton, "the owner has no help button");
    for (const locale of locales) {
      await page.goto(pathIn("landing", locale), { waitUntil: "domcontentloaded" });
      const { message, tooltip } = textsOf(locale).whatsapp;
      const start = site.whatsappNumber
        ? `https://wa.me/${site.whatsappNumber}?text=`
        : `mailto:${site.contactEmail}?body=`;
      await expect(helpLink(page)).toHaveAttribute("href", start + encodeURIComponent(message));
      const opens = site.whatsappNumber ? ` ${textsOf(locale).accessibility.opensInNewTab}` : "";
      await expect(helpLink(page), "named also while the tooltip is hidden").toHaveAccessibleName(tooltip + opens);
      if (opens) await expect(helpLink(page)).toHaveAttribute("rel", /\bnoopener\b/);
    }
  });

  test("sees what the help button is for, by mouse and by keyboard", async ({ page }) => {
    test.skip(!site.switches.helpButton, "the owner has no help button");
    await visit(page, "/");
    const tooltip = helpLink(page).getByText(whatsapp.tooltip).last();
    const shown = () =>
      tooltip.evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    expect(await shown()).toBe(false);
    await helpLink(page).hover();
    await expect.poll(shown).toBe(true);
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.mouse.move(5, 300);
    await expect.poll(shown).toBe(false);
    await page.getByRole("contentinfo").getByRole("button").last().focus();
    await page.keyboard.press("Tab");
    while (!(await helpLink(page).evaluate((link) => link === document.activeElement)))
      await page.keyboard.press("Tab");
    await expect.poll(shown).toBe(true);
  });
});

/** A press in the middle of each reaches it, it is on the screen as a whole, and no two of them share a pixel. */
async function expectApart(elements: Record<string, Locator>): Promise<void> {
  const boxes: { name: string; left: number; right: number; top: number; bottom: number }[] = [];
  for (const [name, element] of Object.entries(elements)) {
    const { reached, whole, ...box } = await element.evaluate((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return { left, right, top, bottom, whole, reached: target.contains(hit) };
    });
    expect(reached, `a press on ${name}`).toBe(true);
    expect(whole, `${name} on the screen`).toBe(true);
    boxes.push({ name, ...box });
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const beside = one.right <= other.left || other.right <= one.left;
      const aboveOrBelow = one.bottom <= other.top || other.bottom <= one.top;
      expect(beside || aboveOrBelow, `${one.name} and ${other.name} apart`).toBe(true);
    }
  }
}

/** The narrow heights leave the least room, the others are those of devices. */
const screens = [
  [320, 568],
  [320, 640],
  [390, 640],
  [390, 844],
  [768, 640],
  [768, 1024],
  [1280, 640],
  [1440, 900],
] as const;

for (const locale of ["en", "de", "ru"] as const) {
  test(`the help button, the way up and the banner never cover each other in ${locale}`, {
    tag: tagsOf(lessMotion, locale === "de" ? {} : matrix),
  }, async ({ page }) => {
    await askForLessMotion(page);
    await visit(page, pathIn("landing", locale));
    test.skip(!site.switches.helpButton || !site.switches.cookieBanner, "the owner has switched one of them off");
    const banner = page.locator("#cookie-banner");
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    await expect(banner).toBeVisible();
    await jumpTo(page, 2000);
    await expect(upButton(page)).toBeVisible();
    const { accept, reject, close } = textsOf(locale).cookies;
    const button = (name: string) => banner.getByRole("button", { name, exact: true });
    await expect(banner.getByRole("button")).toHaveCount(3);
    for (const [width, height] of screens) {
      await resize(page, width, height);
      const screen = `at ${width} x ${height} px`;
      const floating = { [`help ${screen}`]: helpLink(page), [`the way up ${screen}`]: upButton(page) };
      await expectApart({ ...floating, [`the banner ${screen}`]: banner });
      await expectApart({ ...floating, accept: button(accept), reject: button(reject), close: button(close) });
    }
  });
}

test("the open banner leaves the hero's button free on a phone, in every language", lessMotion, async ({ page }) => {
  test.skip(!site.switches.helpButton || !site.switches.cookieBanner, "the owner has switched one of them off");
  await page.setViewportSize({ width: 390, height: 844 });
  // Where the banner stands, not where it is while it arrives.
  await askForLessMotion(page);
  for (const locale of locales) {
    await visit(page, pathIn("landing", locale));
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    await expect(page.locator("#cookie-banner")).toBeVisible();
    await expectApart({
      [`the shop in ${locale}`]: page.locator("#hero").getByRole("link", { name: textsOf(locale).hero.buyCredits }),
      [`help in ${locale}`]: helpLink(page),
      [`the banner in ${locale}`]: page.locator("#cookie-banner"),
    });
  }
});

/** Words in the footer on which a floating control lies. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const floating = [...document.querySelectorAll(".floating")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect());
    const words: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("footer") as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest(".sr-only")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        const under = floating.some(
          (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        );
        if (width > 1 && under) words.push(word);
      }
    }
    return words;
  });

test(
  "at the end of the page nothing that is to be read lies under a floating control",
  lessMotion,
  async ({ page }) => {
    await askForLessMotion(page);
    await store(page, { cookieConsent: "rejected" });
    for (const locale of locales) {
      await visit(page, pathIn("landing", locale));
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [768, 1024],
        [1024, 768],
        [1280, 800],
        [1440, 900],
      ] as const) {
        await resize(page, width, height);
        const atTheEnd = async () => {
          await jumpTo(page, 1e6);
          await expect(upButton(page)).toBeVisible();
          return covered(page);
        };
        // Once more where the page has grown, its far parts being laid out.
        await expect.poll(atTheEnd, `${locale} at ${width} x ${height} px`).toEqual([]);
      }
    }
  },
);
