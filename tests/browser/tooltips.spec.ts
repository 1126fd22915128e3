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

/** What a text beside a control owes to a visitor: WCAG 2.2, 1.4.13. */
async function expectPatient(page: Page, owner: Locator, text: Locator): Promise<void> {
  await shows(text, false);
  await owner.hover();
  await shows(text, true);

  // From the middle of the control straight to the nearest point of its text, as a pointer goes.
  const boxOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const [from, to] = [await boxOf(owner), await boxOf(text)];
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least + 4), most - 4);
  const x = within(from.x + from.width / 2, to.left, to.right);
  const y = within(from.y + from.height / 2, to.top, to.bottom);
  await owner.evaluate((one) => one.addEventListener("pointerleave", () => one.setAttribute("data-left", "")));
  await page.mouse.move(x, y, { steps: 20 });
  await painted(page);
  await expect(owner, "on the way to the text").not.toHaveAttribute("data-left");
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

test("the texts beside the help button and the shortcuts can be pointed at, and go by Escape", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  if (site.switches.helpButton) {
    await expectPatient(page, page.locator("#help"), page.locator("#help > span[aria-hidden]"));
  }
  const second = page.locator("article").nth(1);
  await second.evaluate((block) => block.scrollIntoView({ block: "center" }));
  const link = page.locator(".products-nav a").first();
  await expect(link).toBeVisible();
  await expectPatient(page, link, link.locator("span"));
});
