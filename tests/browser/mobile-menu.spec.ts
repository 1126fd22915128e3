import type { Page } from "@playwright/test";
import { textsOf } from "./support/expected.ts";
import { smallButtons } from "./support/measure-layout.ts";
import { holdScripts } from "./support/requests.ts";
import { expectScrolledTo, scrollTop } from "./support/scrolling.ts";
import { expect, expectDark, test, visit } from "./support/site-test.ts";
import { press } from "./support/variants.ts";

const { nav, accessibility } = textsOf("en");

test.use({ hasTouch: true });

async function visitOnPhone(page: Page, width: number, open: (page: Page, path: string) => Promise<unknown> = visit) {
  await page.setViewportSize({ width, height: 720 });
  await open(page, "/");
  const header = page.getByRole("banner");
  const opener = header.getByRole("button", { name: accessibility.openMenu });
  const closer = header.getByRole("button", { name: accessibility.closeMenu });
  const links = header.getByRole("navigation", { name: accessibility.mainNavigation });
  const expectOpen = async (open: boolean) => {
    await expect(links).toBeVisible({ visible: open });
    await expect(closer).toBeVisible({ visible: open });
    await expect(opener).toHaveAttribute("aria-expanded", String(open));
    // But not live regions, which report what is chosen in the menu.
    await expect(page.locator(":is(main, footer, [role=status]):is([inert], [inert] *)")).toHaveCount(open ? 2 : 0);
  };
  return { header, opener, closer, links, expectOpen };
}

test("opens by keyboard, traps the focus and returns it", async ({ page }) => {
  const { header, opener, closer, expectOpen } = await visitOnPhone(page, 320);
  await expectOpen(false);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expectOpen(true);
  await expect(closer, "focus goes in").toBeFocused();
  expect(await smallButtons(page)).toEqual([]);

  for (let stop = 1; stop <= 8; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(header.locator(":focus"), `stop ${stop}`).toHaveCount(1);
  }
  await expect(closer, "Tab comes round to the first stop").toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(header.getByRole("link", { name: nav.clientArea })).toBeFocused();

  await page.keyboard.press("Escape");
  await expectOpen(false);
  await expect(opener, "focus comes back").toBeFocused();
});

test("opens by a tap, keeps the page from scrolling, and closes by a link or its button", async ({ page }) => {
  const { opener, closer, links, expectOpen } = await visitOnPhone(page, 768);
  await press(opener);
  await expectOpen(true);

  await page.mouse.move(384, 700);
  await page.mouse.wheel(0, 900);
  await press(closer);
  await expectOpen(false);
  await expect(opener).toBeFocused();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrollTop(page), "only the turn of the wheel after closing counts").toBe(120);

  await press(opener);
  await press(links.getByRole("link", { name: nav.partners, exact: true }));
  await expectOpen(false);
  await expectScrolledTo(page.locator("#partners"));
});

test("changes theme and language in place, and closes when the window grows wide", async ({ page }) => {
  const { header, opener, closer, links, expectOpen } = await visitOnPhone(page, 768);
  await press(opener);
  await press(header.getByRole("button", { name: accessibility.useDark }));
  await expectDark(page);
  for (const locale of ["de", "en"] as const) {
    await header.getByRole("combobox").selectOption(locale);
    await expect(header.getByRole("link", { name: textsOf(locale).nav.clientArea })).toBeVisible();
  }
  await expectOpen(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(links).toBeVisible();
  for (const control of [opener, closer]) await expect(control).toBeHidden();
  await page.setViewportSize({ width: 768, height: 720 });
  await expectOpen(false);
});

test("a menu opened before React has loaded closes by a link, and then keeps the focus", async ({ page }) => {
  const release = await holdScripts(page);
  const { header, opener, links } = await visitOnPhone(page, 390, () =>
    page.goto("/", { waitUntil: "domcontentloaded" }),
  );
  await press(opener);
  const link = links.getByRole("link", { name: nav.partners, exact: true });
  await press(link);
  await expect(links).toBeHidden();
  await press(opener);
  await link.focus();
  await release();
  await expect(header.locator("xpath=..")).toHaveAttribute("data-hydrated");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeFocused();
});
