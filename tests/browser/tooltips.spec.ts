import type { Locator, Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { expect, painted, store, test, visit } from "./support/site-test.ts";

const shows = (text: Locator, shown: boolean) =>
  expect
    .poll(() =>
      text.evaluate(
        (one) => Number(getComputedStyle(one).opacity) * Number(one.checkVisibility({ visibilityProperty: true })),
      ),
    )
    .toBe(Number(shown));

const boxOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);

/** From the middle of a control straight to the nearest point of its text, as a pointer goes. */
async function wayTo(text: Locator, owner: Locator) {
  const [from, to] = [await boxOf(owner), await boxOf(text)];
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least + 4), most - 4);
  return { start, end: { x: within(start.x, to.left, to.right), y: within(start.y, to.top, to.bottom) } };
}

/** What a text beside a control owes to a visitor: WCAG 2.2, 1.4.13. */
async function expectPatient(page: Page, owner: Locator, text: Locator): Promise<void> {
  await shows(text, false);
  await owner.hover();
  await shows(text, true);

  const { start, end } = await wayTo(text, owner);
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(start.x + ((end.x - start.x) * step) / 20, start.y + ((end.y - start.y) * step) / 20);
    await painted(page);
    expect(await owner.evaluate((one) => one.matches(":hover")), `on the way to the text, step ${step}`).toBe(true);
  }
  await shows(text, true);

  await page.keyboard.press("Escape");
  await shows(text, false);
  await page.mouse.move(5, 300);
  await owner.hover();
  await shows(text, true);
  await page.mouse.move(5, 300);
  await shows(text, false);

  // The focus shows it where it came from the keyboard.
  await page.keyboard.press("Shift");
  await owner.focus();
  await shows(text, true);
  await page.keyboard.press("Escape");
  await shows(text, false);
  await expect(owner).toBeFocused();
  await owner.blur();
  await owner.focus();
  await shows(text, true);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
});

test("the help button's text can be pointed at, stays, and goes by Escape", async ({ page }) => {
  test.skip(!site.switches.helpButton, "the owner has no help button");
  await expectPatient(page, page.locator("#help"), page.locator("#help > span[aria-hidden]"));
});

test("so do the names of the products at the edge of the screen", async ({ page }) => {
  await page
    .locator("article")
    .nth(1)
    .evaluate((block) => block.scrollIntoView({ block: "center" }));
  const link = page.locator(".reader-place a").first();
  await expect(link).toBeVisible();
  await expectPatient(page, link, link.locator("span"));
});
