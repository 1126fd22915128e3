import { site, textsOf } from "./support/expected.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, recordConsentEvents, test, visit, waitForPaint } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");

// consent-store.test.ts proves when it opens by itself.
test("a banner that opens by itself takes neither the focus nor Escape for an answer", async ({ page }) => {
  await visit(page, "/", { cookieConsent: "no answer" });
  const banner = page.locator("#cookie-banner");
  await expect(banner).toBeVisible();
  await waitForPaint(page);
  await expect(page.locator(":focus")).toHaveCount(0);
  await banner.getByRole("button").first().press("Escape");
  await waitForPaint(page);
  await expect(banner).toBeVisible();
});

test("the banner moves focus and stores each answer", { tag: ["@smoke", lessMotion.tag] }, async ({ page }) => {
  const { title, close, reject, accept } = textsOf("en").cookies;
  const banner = page.locator("#cookie-banner");
  const opener = page.getByRole("button", { name: textsOf("en").footer.cookiePreferences });
  await visit(page, "/");
  const events = await recordConsentEvents(page);
  // Accept last: if the owner has services, rejecting after accepting reloads the page.
  for (const [stops, key, value] of [
    [[close], "Escape", undefined],
    [[close], "Space", "rejected"],
    [[close, reject], "Enter", "rejected"],
    [[close, reject, accept], "Space", "accepted"],
  ] as const) {
    await opener.press("Enter");
    await expect(banner.getByRole("heading", { name: title })).toBeFocused();
    await jumpTo(page, 0);
    for (const name of stops) {
      await page.keyboard.press("Tab");
      await expect(banner.getByRole("button", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(banner).toBeHidden();
    await expect(opener).toBeFocused();
    await waitForPaint(page);
    expect(await scrollTop(page), "the page stays where it was").toBe(0);
    expect(await events.evaluate((recorded) => recorded.splice(0))).toEqual(["open", ...(value ? [value] : [])]);
    expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe(value ?? "rejected");
  }
});
