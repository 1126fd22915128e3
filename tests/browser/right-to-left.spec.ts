import type { Locator, Page } from "@playwright/test";
import { locales as facts } from "../../src/config/locales.ts";
import { bringAxe, expectNoViolations } from "./support/axe.ts";
import { expectWhole } from "./support/expect-whole.ts";
import { locales, missingIn, pathIn, pathsIn, productKeys, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { layOutAll, resize } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

/** Those of the site's languages that are written from right to left: none of those with which it comes. */
const turned = locales.filter((code) => facts[code].dir === "rtl");

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It has no box");
  return { ...box, middle: box.x + box.width / 2 };
};

/** Whether the middle of one part stands left of another's. */
const isLeft = async (one: Locator, other: Locator) => (await boxOf(one)).middle < (await boxOf(other)).middle;

const brandIn = (page: Page) => page.locator("header .brand");
const block = (page: Page, index: number) => page.locator(`article#${productKeys[index]}`);

test.use({ allowedFaults: [[/404/], { scope: "test" }] });

for (const locale of turned) {
  test.describe(`from right to left, in ${locale}`, { tag: "@smoke" }, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    test("a wide page is turned over, part by part", async ({ page }) => {
      await store(page, { cookieConsent: "rejected", theme: "dark" });
      await visit(page, pathIn("landing", locale));
      await layOutAll(page);
      await resize(page, 1440, 900);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      const hero = page.locator("#hero");
      expect(await isLeft(page.locator("header nav"), brandIn(page)), "the brand begins the bar").toBe(true);
      expect((await boxOf(hero.getByRole("heading"))).middle, "the title begins at the right").toBeGreaterThan(720);
      for (const part of [".hero-film", ".hero-scrim"]) await expect(page.locator(part)).toHaveCSS("scale", "-1 1");

      for (const [index, textIsLeft] of [false, true].entries()) {
        const [text, demo] = [".product-text", ".demo"].map((part) => block(page, index).locator(part));
        expect(await isLeft(text as Locator, demo as Locator), `the text of block ${index + 1}`).toBe(textIsLeft);
        const ends = await block(page, index).evaluate((element) =>
          ["::before", "::after"].map((part) => {
            const { left, right, scale } = getComputedStyle(element, part);
            return { isLeft: Number.parseFloat(left) < Number.parseFloat(right), scale };
          }),
        );
        expect(ends, `the cut and the light of block ${index + 1}`).toEqual(
          Array(2).fill({ isLeft: !textIsLeft, scale: "-1 1" }),
        );
      }
      const dock = page.locator(".dock a, .dock button").first();
      if (site.switches.helpButton) expect((await boxOf(page.locator("#help"))).middle).toBeLessThan(100);
      else await expect(dock).toBeAttached();
      const letters = await page
        .locator("h2, h3")
        .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).letterSpacing));
      expect(new Set(letters), "joined letters stay joined").toEqual(new Set(["normal"]));

      await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
      await expect(page.locator("header")).toHaveAttribute("data-compact", "true");
      const bar = await page.locator(".site-bar").evaluate((element) => {
        const { left, right } = getComputedStyle(element, "::before");
        const own = element.getBoundingClientRect();
        return { left: own.left + Number.parseFloat(left), right: own.right - Number.parseFloat(right) };
      });
      for (const part of [brandIn(page), page.locator(".site-menu")]) {
        await expect(async () => {
          const { x, width } = await boxOf(part);
          expect(x).toBeGreaterThan(bar.left);
          expect(x + width).toBeLessThan(bar.right);
        }).toPass();
      }
    });

    test("a phone's menu, banner and notice are turned over", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, pathIn("landing", locale));
      const opener = page.locator(".menu-opener");
      expect(await isLeft(opener, brandIn(page))).toBe(true);
      await opener.click();
      expect((await boxOf(page.locator(".menu-closer"))).middle).toBeLessThan(100);
      await page.keyboard.press("Escape");
      if (!site.switches.cookieBanner) return;
      await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
      await expect(page.locator("#cookie-banner")).toBeVisible();
      expect((await boxOf(page.locator(".cookie-close"))).middle).toBeLessThan(100);
    });

    test("the carousel goes the other way, with its slide in the middle, also after a change of language", async ({
      page,
    }) => {
      await store(page, { cookieConsent: "rejected" });
      await visit(page, "/");
      const list = page.locator("#partners ul");
      const slide = (index: number) => page.locator(`#partners [data-slide="${index}"]`);
      const centred = page.locator('#partners [data-centred="true"]');
      const expectOrder = async (leftToRight: boolean) => {
        await expect(async () => {
          const index = Number(await centred.getAttribute("data-slide"));
          expect(Math.abs((await boxOf(centred)).middle - 640)).toBeLessThan(4);
          expect(await isLeft(slide(index), slide(index + 1))).toBe(leftToRight);
        }).toPass();
      };
      await page.locator("#partners").scrollIntoViewIfNeeded();
      await centred.scrollIntoViewIfNeeded();
      await expect(list).toHaveAttribute("style", /transform/);
      await expectOrder(true);
      await selectIn(page, "header").selectOption(locale);
      await expectLanguage(page, "landing", locale);
      await expectOrder(false);
      await selectIn(page, "header").selectOption("en");
      await expectLanguage(page, "landing", "en");
      await expectOrder(true);
    });

    test("a change of language in place turns the page over, and back", async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, "/");
      const nav = page.locator("header nav");
      expect(await isLeft(brandIn(page), nav)).toBe(true);
      await selectIn(page, "header").selectOption(locale);
      await expectLanguage(page, "landing", locale);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(await isLeft(nav, brandIn(page))).toBe(true);
      await selectIn(page, "header").selectOption("en");
      await expectLanguage(page, "landing", "en");
      await expect(page.locator("html")).not.toHaveAttribute("dir");
      expect(await isLeft(brandIn(page), nav)).toBe(true);
    });

    test("the message of a missing page is read from right to left", async ({ page }) => {
      await visit(page, missingIn(locale));
      const message = page.getByText(textsOf(locale).notFound.description);
      await expect(message).toBeVisible();
      await expect(message).toHaveCSS("direction", "rtl");
    });

    test("everything fits at every width, and axe finds nothing", async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      for (const path of pathsIn(locale)) {
        await visit(page, path);
        await expectWhole(page, path, [320, 390, 768, 1024, 1440, 1920]);
        await bringAxe(page);
        await expectNoViolations(page, path);
      }
    });
  });
}
