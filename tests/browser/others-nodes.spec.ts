import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { expectHead, expectLanguage, selectIn } from "./support/language.ts";
import { resize } from "./support/measure-layout.ts";
import { expect, live, painted, test, visit } from "./support/site-test.ts";
import { wordingOf } from "./support/wording.ts";

/** Uses everything that the page does, and ends in German and in the dark. */
async function useEverything(page: Page): Promise<void> {
  await selectIn(page, "header").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await painted(page);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  await control.click();
  await expect(control).toHaveAttribute("data-playing", "false");
  if (site.switches.cookieBanner) {
    // By the keyboard: a banner that is open already may stand above the button.
    await page.locator("footer [data-cookie-preferences]").press("Enter");
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await resize(page, 390);
  const { openMenu, closeMenu } = textsOf("fr").accessibility;
  await page.getByRole("button", { name: openMenu }).click();
  await expect(page.locator("header").getByRole("link", { name: textsOf("fr").nav.products })).toBeVisible();
  await page.getByRole("button", { name: closeMenu }).click();
  await resize(page, 1280);
  await selectIn(page, "footer").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expectHead(page, "landing", "de");
}

const readersPlace = (page: Page) =>
  page.getByRole("navigation", { name: textsOf("de").products.place, includeHidden: true });

test("a page that the browser has translated changes its language, its theme and all else as before", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  // What Chrome's translator does with every text that it finds.
  const translated = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const skipped = node.parentElement?.closest("script, style, noscript, select, svg");
      if (!skipped && node.textContent?.trim()) texts.push(node as Text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `${text.data} (translated)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add("translated-ltr");
    return texts.length;
  });
  expect(translated).toBeGreaterThan(100);
  await useEverything(page);

  const untouched = await context.newPage();
  await visit(untouched, "/de");
  await expect(readersPlace(untouched)).toBeAttached();
  expect(await wordingOf(page)).toEqual(await wordingOf(untouched));
});

test("what an extension puts into the page before the scripts disturbs nothing, and stays", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const planted = () =>
        Object.assign(document.createElement("div"), { className: "planted", textContent: "Planted" });
      document.head.prepend(Object.assign(document.createElement("meta"), { name: "planted", content: "Planted" }));
      document.head.append(Object.assign(document.createElement("link"), { rel: "planted" }));
      for (const place of ["body", "#root", "header", "main", "#hero", "article", "footer", "#cookie-banner p"]) {
        const element = document.querySelector(place);
        element?.prepend(planted());
        element?.append(planted());
        element?.firstElementChild?.after(planted());
      }
    });
  });
  await page.goto("/");
  await live(page);
  const plantedIn = () => page.locator(".planted").count();
  const before = await plantedIn();
  expect(before).toBeGreaterThan(20);
  await useEverything(page);
  expect(await plantedIn()).toBe(before);
  await expect(page.locator("meta[name=planted]")).toHaveAttribute("content", "Planted");
});
