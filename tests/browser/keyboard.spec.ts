import type { Locator, Page } from "@playwright/test";
import { themes } from "./support/axe.ts";
import { site } from "./support/expected.ts";
import { letRingsGo, ringShare } from "./support/focus-ring.ts";
import { type Stop, walk } from "./support/keyboard-walk.ts";
import { matrix } from "./support/matrix.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const faultsOf = (stops: readonly Stop[]) =>
  stops.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name} ${faults.join(", ")}`);

const placesOf = (stops: readonly Stop[]) => stops.map(({ place }) => place);

/** The controls that can be seen, but for the shortcuts at the edge of the screen, which go where the list of products goes. */
const visibleControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, select")].flatMap((control, place) =>
      control.checkVisibility({ visibilityProperty: true }) && !control.closest(".reader-place") ? [place] : [],
    ),
  );

/** There and back again: every control is a stop, in the order of the document, and none is covered or without a ring. */
async function expectWholeWalk(page: Page): Promise<void> {
  const there = await walk(page, "Tab");
  expect.soft(faultsOf(there), "forwards").toEqual([]);
  expect(placesOf(there)).toEqual(await visibleControls(page));
  const back = await walk(page, "Shift+Tab");
  expect.soft(faultsOf(back), "backwards").toEqual([]);
  expect(placesOf(back).reverse()).toEqual(placesOf(there));
}

for (const viewport of screens) {
  test.describe(`the Tab key, ${viewport.width} px wide`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

    test("goes through the landing page and back", matrix, async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      await visit(page, "/");
      await expectWholeWalk(page);
    });

    test("goes through the landing page and back while the banner is open, which covers no stop", async ({ page }) => {
      test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
      await visit(page, "/");
      await expect(page.locator("#cookie-banner")).toBeVisible();
      await expectWholeWalk(page);
    });

    test("goes through a legal page and back", async ({ page }) => {
      await visit(page, "/privacy");
      await expectWholeWalk(page);
    });

    for (const [path, theme] of ["/", "/privacy"].flatMap((path) => themes.map((theme) => [path, theme] as const))) {
      test(`shows at every stop of ${path} a ring that stands out, ${theme}`, matrix, async ({ page }) => {
        await store(page, { cookieConsent: "rejected", theme });
        await visit(page, path);
        await letRingsGo(page);
        const faint: string[] = [];
        const stops = await walk(page, "Tab", async (stop) => {
          const share = await ringShare(page, stop);
          if (share < 1) faint.push(`${stop.name}: ${share.toFixed(2)} of the least ring`);
        });
        expect(stops.length).toBeGreaterThan(10);
        expect(faint).toEqual([]);
      });
    }
  });
}

/** Presses both keys of a button, and expects `state` to change with each. */
async function expectTurns(page: Page, button: Locator, state: () => Promise<unknown>): Promise<void> {
  for (const key of ["Enter", "Space"]) {
    await button.focus();
    const before = await state();
    await page.keyboard.press(key);
    await expect.poll(state, `${key} on ${await button.textContent()}`).not.toEqual(before);
  }
}

test("every control answers the keyboard: buttons to Enter and Space, selects to arrows, links to Enter", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  const html = page.locator("html");
  for (const toggle of await page.locator("[data-theme-toggle]").all()) {
    await expectTurns(page, toggle, () => html.getAttribute("class"));
  }
  const playing = await page.locator("[data-playback]").all();
  expect(playing.length).toBeGreaterThan(site.products.length);
  for (const control of playing) await expectTurns(page, control, () => control.getAttribute("data-playing"));

  const top = page.locator("#scroll-to-top");
  for (const key of ["Enter", "Space"]) {
    await jumpTo(page, 2000);
    await expect(top).toBeVisible();
    await top.press(key);
    await expect.poll(() => scrollTop(page), key).toBe(0);
  }
  if (site.switches.cookieBanner) {
    for (const key of ["Enter", "Space"]) {
      await page.locator("[data-cookie-preferences]").press(key);
      await expect(page.locator("#cookie-banner")).toBeVisible();
      await page.locator("#cookie-banner [data-consent]").last().press(key);
      await expect(page.locator("#cookie-banner")).toBeHidden();
    }
  }

  for (const hash of ["#products", `#${site.products[1]?.key}`]) {
    await page.locator(`main a[href="${hash}"]`).first().press("Enter");
    await expect(page).toHaveURL((url) => url.hash === hash);
  }
  const opened = context.waitForEvent("page");
  await page.locator('footer a[href="/terms"]').press("Enter");
  await (await opened).close();

  for (const place of ["header", "footer"]) {
    const before = await html.getAttribute("lang");
    await page.locator(`${place} select`).press("ArrowDown");
    await expect(html).not.toHaveAttribute("lang", before ?? "");
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const [opener, closer] = [page.locator(".menu-opener"), page.locator(".menu-closer")];
  for (const key of ["Enter", "Space"]) {
    await opener.press(key);
    await expect(closer).toBeFocused();
    await closer.press(key);
    await expect(opener).toBeFocused();
  }
});
