import { site, textsOf } from "./support/expected.ts";
import { expect, test, visit } from "./support/site-test.ts";

const { film, helpButton, cookieBanner } = site.switches;

test("what the owner has switched off is not there, and what is on is", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const hero = page.locator("#hero");
  await expect(hero.locator("video")).toHaveCount(film ? 1 : 0);
  await expect(hero.getByRole("button")).toHaveCount(film ? 1 : 0);
  await expect(hero.locator("picture img")).toBeVisible();
  await expect(page.locator("#help")).toHaveCount(helpButton ? 1 : 0);
  const { cookiePreferences } = textsOf("en").footer;
  await expect(page.getByRole("button", { name: cookiePreferences })).toHaveCount(cookieBanner ? 1 : 0);
  await expect(page.locator("#cookie-banner")).toHaveCount(cookieBanner ? 1 : 0);
});
