import type { Locator, Page } from "@playwright/test";
import { press } from "./support/engine.ts";
import { creditsPage, expectNewTab, site, textsOf } from "./support/expected.ts";
import { expectScrolledTo, scrollTop } from "./support/scrolling.ts";
import { expect, hydrated, store, test, visit } from "./support/site-test.ts";

const { nav, accessibility } = textsOf("en");

test.use({ hasTouch: true });

interface Menu {
  opener: Locator;
  closer: Locator;
  links: Locator;
}

function menuOf(page: Page): Menu {
  const header = page.getByRole("banner");
  return {
    opener: header.getByRole("button", { name: accessibility.openMenu }),
    closer: header.getByRole("button", { name: accessibility.closeMenu }),
    links: header.getByRole("navigation", { name: accessibility.mainNavigation }),
  };
}

async function visitOnPhone(page: Page, width: number): Promise<Menu> {
  await page.setViewportSize({ width, height: 720 });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  return menuOf(page);
}

async function expectOpen({ opener, closer, links }: Menu, open: boolean): Promise<void> {
  await expect(links).toBeVisible({ visible: open });
  await expect(closer).toBeVisible({ visible: open });
  await expect(opener).toHaveAttribute("aria-expanded", String(open));
}

const restsBehind = (page: Page) =>
  page.evaluate(() => ["main", "footer"].every((part) => document.querySelector(part)?.closest("[inert]") !== null));

for (const width of [320, 768]) {
  test.describe(`at ${width} px`, () => {
    test("the keyboard opens it, stays in it and leaves it where it came from", async ({ page }) => {
      const menu = await visitOnPhone(page, width);
      await hydrated(page);
      await expectOpen(menu, false);
      expect(await restsBehind(page)).toBe(false);
      await menu.opener.focus();
      await page.keyboard.press("Enter");
      await expectOpen(menu, true);
      await expect(menu.closer, "focus goes in").toBeFocused();
      expect(await restsBehind(page)).toBe(true);

      const stops = ["button", "link", "link", "link", "link", "combobox", "button", "link"];
      const visited = await tabThrough(page, "Tab", stops.length);
      expect(visited.at(-1)?.name, "Tab comes round to the first stop").toBe(accessibility.closeMenu);
      expect(new Set(visited.map(({ name }) => name)).size).toBe(stops.length);
      expect(visited.every(({ inMenu }) => inMenu)).toBe(true);
      const [last] = await tabThrough(page, "Shift+Tab", 1);
      expect(last?.name).toContain(nav.clientArea);

      await page.keyboard.press("Escape");
      await expectOpen(menu, false);
      await expect(menu.opener, "focus comes back").toBeFocused();
      expect(await restsBehind(page)).toBe(false);
    });

    test("a tap opens it, the page behind rests, a link or the button closes it", async ({ page }) => {
      const menu = await visitOnPhone(page, width);
      await press(menu.opener);
      await expectOpen(menu, true);
      await expectNewTab(menu.links.getByRole("link", { name: nav.pricing }), creditsPage);
      await expectNewTab(page.getByRole("banner").getByRole("link", { name: nav.clientArea }), site.shop);

      await page.mouse.move(width / 2, 700);
      await page.mouse.wheel(0, 900);
      await press(menu.closer);
      await expectOpen(menu, false);
      await expect(menu.opener).toBeFocused();
      await page.mouse.wheel(0, 120);
      await expect.poll(() => scrollTop(page), "only the turn of the wheel after closing counts").toBe(120);

      await press(menu.opener);
      await press(menu.links.getByRole("link", { name: nav.partners, exact: true }));
      await expectOpen(menu, false);
      await expectScrolledTo(page, page.locator("#partners"));
      expect(await restsBehind(page)).toBe(false);
    });
  });
}

/** Presses a key so often, and says which stop has the focus after each. */
async function tabThrough(page: Page, key: string, times: number): Promise<{ name: string; inMenu: boolean }[]> {
  const visited: { name: string; inMenu: boolean }[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    visited.push(
      await page.evaluate(() => {
        const stop = document.activeElement;
        const name = stop?.getAttribute("aria-label") ?? stop?.textContent ?? "";
        return { name: name.trim(), inMenu: stop?.closest("header") !== null };
      }),
    );
  }
  return visited;
}

test("the theme and the language change from inside it", async ({ page }) => {
  const menu = await visitOnPhone(page, 390);
  await press(menu.opener);
  const header = page.getByRole("banner");
  await press(header.getByRole("button", { name: accessibility.useDark }));
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await press(header.getByRole("button", { name: accessibility.useLight }));
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);

  await header.getByRole("combobox", { name: accessibility.language }).selectOption("de");
  const german = textsOf("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(header.getByRole("link", { name: german.nav.clientArea })).toBeVisible();
  await press(header.getByRole("button", { name: german.accessibility.closeMenu }));
  await expect(header.getByRole("button", { name: german.accessibility.openMenu })).toBeFocused();
});

test("it becomes the bar when the window grows, and the page is awake again", async ({ page }) => {
  const menu = await visitOnPhone(page, 768);
  await press(menu.opener);
  await expectOpen(menu, true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu.links).toBeVisible();
  await expect(menu.opener).toBeHidden();
  await expect(menu.closer).toBeHidden();
  await expect.poll(() => restsBehind(page)).toBe(false);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);

  await page.setViewportSize({ width: 768, height: 720 });
  await expectOpen(menu, false);
});
