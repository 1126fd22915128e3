import type { Page } from "@playwright/test";
import { notInFirefox } from "./support/engine.ts";
import { productKeys, textsOf } from "./support/expected.ts";
import { hold } from "./support/fault-injection.ts";
import { expectScrolledTo, jumpTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

/** Opens a page that is not loaded before the returned function is called: its poster is still to come. */
async function openUnloaded(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/poster-hero*");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return release;
}

/** Whether what stands directly below the first view has been laid out. */
const isThere = (page: Page) =>
  page
    .locator("#products-title")
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions));

const heights = (page: Page) =>
  page.locator("article.product").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

/** Waits until something has stayed the same for half a second. */
async function atRest(page: Page, figure: () => Promise<number>): Promise<void> {
  await expect(async () => {
    const before = await figure();
    await page.waitForTimeout(500);
    expect(await figure()).toBe(before);
  }).toPass();
}

test("while the page opens, only its first view is laid out, and then all that is near", async ({ page }) => {
  const release = await openUnloaded(page, "/");
  expect(await isThere(page)).toBe(false);
  release();
  await expect.poll(() => isThere(page)).toBe(true);
});

for (const [sign, give] of [
  ["scrolls", (page: Page) => page.mouse.wheel(0, 300)],
  ["takes to the keyboard", (page: Page) => page.keyboard.press("Tab")],
  ["follows a link", (page: Page) => page.getByRole("link", { name: textsOf("en").hero.seeProducts }).click()],
] as const) {
  test(`whoever ${sign} while the page opens finds all of it`, async ({ page }) => {
    const release = await openUnloaded(page, "/");
    await give(page);
    await expect.poll(() => isThere(page)).toBe(true);
    release();
  });
}

test("an address that leads further down finds all of the page at once", async ({ page }) => {
  const release = await openUnloaded(page, "/#partners");
  expect(await isThere(page)).toBe(true);
  release();
});

test("the sizes of what is far away are learnt when the visitor leaves the first view, and not before", async ({
  page,
}) => {
  notInFirefox("Firefox lays out each part once by itself while a page opens");
  await visit(page, "/");
  const estimated = await heights(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await heights(page)).toEqual(estimated);
  await jumpTo(page, 60);
  const learnt = async () => (await heights(page)).filter((height, index) => height !== estimated[index]).length;
  await expect.poll(learnt).toBeGreaterThan(productKeys.length / 2);
});

test("a link that sets off over estimated sizes arrives, also where a browser keeps no place by itself", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
  });
  const last = productKeys.at(-1) as string;
  const follow = () => page.locator(`.product-index a[href="#${last}"]`).evaluate((link: HTMLElement) => link.click());
  const top = () => page.locator(`article#${last}`).evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await follow();
  await expectScrolledTo(page, page.locator(`article#${last}`));
  await atRest(page, top);
  const first = await top();
  await follow();
  await atRest(page, top);
  expect(Math.abs((await top()) - first), "where the link leads once every size is known").toBeLessThanOrEqual(2);
});
