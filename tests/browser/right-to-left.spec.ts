import type { Locator, Page } from "@playwright/test";
import { locales as facts } from "../../src/config/locales.ts";
import { bringAxe, expectNoViolations } from "./support/axe.ts";
import { locales, pathIn, pathsIn, productKeys, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { expectWhole, layOutAll, resize } from "./support/measure-layout.ts";
import { expect, openBanner, store, test, visit } from "./support/site-test.ts";

/** Those of the site's languages that are written from right to left: none of those with which it comes. */
const turned = locales.filter((code) => facts[code].dir === "rtl");

/** Where the middle of a part stands, in px from the left. */
const middleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  });
const isLeft = async (one: Locator, other: Locator) => (await middleOf(one)) < (await middleOf(other));

const brandIn = (page: Page) => page.locator("header .brand");

test.use({ allowedFaults: [[/404/], { scope: "test" }] });

for (const locale of turned) {
  test.describe(`from right to left, in ${locale}`, { tag: "@smoke" }, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

    test("a wide page is turned over, part by part", async ({ page }) => {
      await store(page, { cookieConsent: "rejected", theme: "dark" });
      await visit(page, pathIn("landing", locale));
      await layOutAll(page);
      await resize(page, 1440, 900);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(await isLeft(page.locator("header nav"), brandIn(page)), "the brand begins the bar").toBe(true);
      expect(await middleOf(page.locator("#hero h1")), "the title begins at the right").toBeGreaterThan(720);
      for (const part of [".hero-film", ".hero-scrim"]) await expect(page.locator(part)).toHaveCSS("scale", "-1 1");

      for (const [index, textIsLeft] of [false, true].entries()) {
        const block = page.locator(`article#${productKeys[index]}`);
        const isTextLeft = await isLeft(block.locator(".product-text"), block.locator(".demo"));
        expect(isTextLeft, `the text of block ${index + 1}`).toBe(textIsLeft);
        const ends = await block.evaluate((element) =>
          ["::before", "::after"].map((part) => {
            const { left, right, scale } = getComputedStyle(element, part);
            return { isLeft: Number.parseFloat(left) < Number.parseFloat(right), scale };
          }),
        );
        const wanted = { isLeft: !textIsLeft, scale: "-1 1" };
        expect(ends, `the cut and the light of block ${index + 1}`).toEqual([wanted, wanted]);
      }
      if (site.switches.helpButton) expect(await middleOf(page.locator("#help"))).toBeLessThan(100);
      for (const heading of await page.locator("h2, h3").all())
        await expect(heading, "joined letters stay joined").toHaveCSS("letter-spacing", "normal");
    });

    test("a phone's menu, banner and notice are turned over", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, pathIn("landing", locale));
      const opener = page.locator(".menu-opener");
      expect(await isLeft(opener, brandIn(page))).toBe(true);
      await opener.click();
      expect(await middleOf(page.locator(".menu-closer"))).toBeLessThan(100);
      await page.keyboard.press("Escape");
      if (!site.switches.cookieBanner) return;
      await openBanner(page);
      expect(await middleOf(page.locator(".cookie-close"))).toBeLessThan(100);
    });

    test("a change of language in place turns page and carousel over, its slide in the middle, and back", async ({
      page,
    }) => {
      await store(page, { cookieConsent: "rejected" });
      await visit(page, "/");
      const slide = (index: number) => page.locator(`#partners [data-slide="${index}"]`);
      const centred = page.locator('#partners [data-centred="true"]');
      await page.locator("#partners").scrollIntoViewIfNeeded();
      await centred.scrollIntoViewIfNeeded();
      await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
      for (const shown of ["en", locale, "en"] as const) {
        await selectIn(page, "header").selectOption(shown);
        await expectLanguage(page, "landing", shown);
        const leftToRight = shown === "en";
        expect(await page.locator("html").getAttribute("dir")).toBe(leftToRight ? null : "rtl");
        expect(await isLeft(brandIn(page), page.locator("header nav"))).toBe(leftToRight);
        await expect(async () => {
          const index = Number(await centred.getAttribute("data-slide"));
          expect(Math.abs((await middleOf(centred)) - 640)).toBeLessThan(4);
          expect(await isLeft(slide(index), slide(index + 1))).toBe(leftToRight);
        }).toPass();
      }
    });

    test("everything fits at every width, and axe finds nothing", async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      for (const path of pathsIn(locale)) {
        await visit(page, path);
        await expectWhole(page, path, [320, 390, 768, 1024, 1440, 1920]);
        await bringAxe(page);
        await expectNoViolations(page, path);
      }
      const message = page.getByText(textsOf(locale).notFound.description);
      await expect(message).toBeVisible();
      await expect(message).toHaveCSS("direction", "rtl");
    });
  });
}
