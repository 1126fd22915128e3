import type { Page } from "@playwright/test";
import { productKeys, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { changeLanguage, markDocument } from "./support/language.ts";
import { holdRequests, missingScripts, rewrite } from "./support/requests.ts";
import { expect, test, visit, visitWhole } from "./support/site-test.ts";

test.use({ playsFilm: true, allowedFaults: [[missingScripts, /answered 404/], { scope: "test" }] });
const { partners, accessibility } = textsOf("en");

test("loads the page of a newer build on a change of language", async ({ page }) => {
  await visit(page, "/");
  const isSameDocument = await markDocument(page);
  await rewrite(page, "/de", (text) => text.replace(/(<html[^>]* data-app="[^"]*)"/, '$1?another-build"'));
  await changeLanguage(page, "de");
  expect(await isSameDocument()).toBe(false);
});

test("shows the demos' GIFs and a list of partners if their scripts are missing", async ({ page, faults }) => {
  await page.route("**/assets/{demo,carousel}*.js", (route) => route.abort());
  await visit(page, "/");
  const demo = page.locator("article [data-demo]").first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect(page.locator("#partners [data-slide] img").first()).toBeVisible();
  await expect(page.locator("#partners [data-playback]")).toBeHidden();
  // The browser's own says "Failed to load resource".
  await expect.poll(() => faults.join()).toContain("dynamically imported module");
});

/** Position and size of the page's parts, once every image has loaded or failed. */
async function layoutOf(page: Page): Promise<(string | number)[][]> {
  await visitWhole(page, "/");
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  return page.locator("section, article, .window-frame, picture, [data-slide], footer").evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.id || part.className, x, y, width, height];
    }),
  );
}

test("shows alternative texts in place of missing images, without moving anything", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const original = await layoutOf(page);
  await page.route(/\/(media|logos)\//, (route) => route.fulfill({ status: 404 }));
  expect(await layoutOf(page)).toEqual(original);
  expect(await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0))).toEqual([]);
  const logos = site.partners.map((partner) => partners.logoOf.replace("{partner}", partner.name));
  for (const name of [...productKeys.map((key) => textsOfProduct(key).demo), ...logos])
    await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
});

test("shows the poster if the film is paused while it loads or missing; Play tries again", async ({ page }) => {
  test.skip(!site.switches.film, "the owner shows a still");
  const files = /\/hero[^/]*\.(webm|mp4)$/;
  const film = page.locator("#hero video");
  const play = page.getByRole("button", { name: accessibility.playFilm });
  const expectPoster = async () => {
    await expect(play).toBeVisible();
    await expect(film).toHaveJSProperty("paused", true);
    await expect(film).toHaveJSProperty("currentTime", 0);
    await expect(page.locator("#hero picture img")).not.toHaveJSProperty("naturalWidth", 0);
  };
  const release = await holdRequests(page, files);
  await Promise.all([page.waitForRequest(files), visit(page, "/")]);
  await page.getByRole("button", { name: accessibility.pauseFilm }).click();
  await release();
  await expectPoster();

  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  await expectPoster();
  await Promise.all([page.waitForRequest(files), play.click()]);
  await expectPoster();
  await page.unrouteAll();
  await play.click();
  await expect(film).not.toHaveJSProperty("currentTime", 0);
  await expect(page.getByRole("button", { name: accessibility.pauseFilm })).toBeVisible();
});
