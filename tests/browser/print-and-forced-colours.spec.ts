import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pageKeys } from "../../src/config/pages.ts";
import { pathIn, productKeys, textsOf, textsOfProduct } from "./support/expected.ts";
import { currentStop, ringCoverage } from "./support/keyboard-walk.ts";
import { scrollToCentre } from "./support/scrolling.ts";
import { missingTexts } from "./support/shown-texts.ts";
import { expect, openBanner, softly, test, visit, visitWhole } from "./support/site-test.ts";
import { lessMotion, matrix, notInFirefox, tagged } from "./support/variants.ts";

const paths = pageKeys.map((key) => pathIn(key, "en"));

/** Controls that are one flat area in a picture. */
async function invisibleControls(page: Page, part = "body"): Promise<string[]> {
  const flat: string[] = [];
  for (const control of await page.locator(`${part} :is(a[href]:not(.skip-link), button, select):visible`).all()) {
    const { channels } = await sharp(await control.screenshot())
      .greyscale()
      .stats();
    const [{ min, max } = { min: 0, max: 0 }] = channels;
    if (max - min < 50) flat.push(await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 80)));
  }
  return flat;
}

test.beforeEach(() => notInFirefox("Playwright can ask Firefox neither to print nor for forced colours"));

test("prints texts and images, but no controls", async ({ page }) => {
  await visitWhole(page, "/");
  await page.emulateMedia({ media: "print" });
  const { seeProducts } = textsOf("en").hero;
  const missing = await missingTexts(page, "landing", "en");
  // A link within the page.
  expect(missing.filter((text) => text !== seeProducts)).toEqual([]);
  for (const key of productKeys) {
    const picture = page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo });
    await expect(picture).toBeVisible();
  }
  // The steps are the story in words.
  const steps = "[data-demo-steps] button";
  const controls = page.locator(`button:not(${steps}), select, video, header, #help, #scroll-to-top, #cookie-banner`);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const ribbon = page.locator("#partners").evaluate((section) => getComputedStyle(section, "::before").display);
  expect(await ribbon, "it hangs over nothing").toBe("none");
  const download = page.locator("article .button").first();
  await expect(download, "no ink on ink").toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

// With less motion, as the start of a transition has the old colours.
test("prints the dark theme in the light one's colours", lessMotion, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const colours = () =>
    page.locator("html, h1, h2, p").evaluateAll((parts) =>
      parts.map((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return `${part.localName}: ${color} on ${backgroundColor}`;
      }),
    );
  for (const path of paths) {
    await visitWhole(page, path);
    const light = await colours();
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await expect.poll(colours, path).toEqual(light);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  const kind = tagged(lessMotion, colorScheme === "light" ? {} : matrix);
  test(`shows controls and focus in forced colours, ${colorScheme}`, kind, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of paths) {
      await visitWhole(page, path, { theme: colorScheme });
      softly(await invisibleControls(page), path).toEqual([]);
    }

    await visit(page, "/");
    for (let stop = 1; stop <= 18; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = await currentStop(page);
      softly(focused && (await ringCoverage(page, focused)), `stop ${stop}`).toBeGreaterThan(1);
    }

    await openBanner(page);
    await scrollToCentre(page.locator("article").nth(1));
    for (const shown of [".products-nav", "#scroll-to-top"]) await expect(page.locator(shown)).toBeVisible();
    softly(await invisibleControls(page, ":is(header, .products-nav, .floating-actions)"), "scrolled").toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
    await expect(page.locator("header").getByRole("combobox")).toBeVisible();
    softly(await invisibleControls(page, "#menu"), "with the menu").toEqual([]);
  });
}
