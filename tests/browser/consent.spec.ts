import type { Page } from "@playwright/test";
import { lessMotion } from "./support/engine.ts";
import { site, textsOf } from "./support/expected.ts";
import { hold, sendPrivacyControl } from "./support/fault-injection.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, live, painted, store, test, visit } from "./support/site-test.ts";

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");

const { cookies, footer } = textsOf("en");

const banner = (page: Page) => page.locator("#cookie-banner");
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const preferences = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: footer.cookiePreferences });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

/** What the page tells by its event; it grows. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("hear", (choice: string) => heard.push(choice));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (choice: string) => void };
    addEventListener("cookie-consent-change", (event) => hear((event as CustomEvent).detail));
  });
  return heard;
}

/** Time that the page is given to come alive after it has loaded, on the stopped clock. */
const start = 50;

async function loadOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-03-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-03-01T12:00:01Z"));
  await page.goto("/");
  await page.clock.runFor(start);
  await live(page);
}

for (const [kept, appears] of [
  [undefined, true],
  ["yes", true],
  ["Accepted", true],
  ["accepted", false],
  ["rejected", false],
] as const) {
  test(`with ${kept ?? "nothing"} stored, the banner ${appears ? "comes after a second" : "stays away"}`, async ({
    page,
  }) => {
    if (kept) await store(page, { cookieConsent: kept });
    await loadOnStoppedClock(page);
    const link = page.getByRole("banner").getByRole("link").first();
    await link.focus();
    await page.clock.runFor(990 - start);
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(10 + start);
    await expect(banner(page)).toBeVisible({ visible: appears });
    await expect(link).toBeFocused();
    expect(await stored(page)).toBe(kept ?? null);
    if (!appears) return;
    await answer(page, cookies.accept).press("Escape");
    await expect(banner(page), "Escape is no answer").toBeVisible();
    await answer(page, cookies.accept).click();
    await expect(banner(page)).toBeHidden();
    await expect(preferences(page)).not.toBeFocused();
  });
}

test("the footer's button leads the keyboard into the banner; each answer is stored, told and leads back", {
  tag: ["@smoke", lessMotion.tag],
}, async ({ page }) => {
  const heard = await listen(page);
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  await page.evaluate(() => addEventListener("open-cookie-preferences", () => Object.assign(window, { opened: true })));
  const told: string[] = [];
  // Acceptance last: where an owner has services, a refusal after it loads the page again.
  for (const [stops, key, value] of [
    [[cookies.close], "Escape", undefined],
    [[cookies.close], "Space", "rejected"],
    [[cookies.close, cookies.reject], "Enter", "rejected"],
    [[cookies.close, cookies.reject, cookies.accept], "Space", "accepted"],
  ] as const) {
    await preferences(page).press("Enter");
    await expect(banner(page).getByRole("heading", { name: cookies.title })).toBeFocused();
    await jumpTo(page, 0);
    for (const name of stops) {
      await page.keyboard.press("Tab");
      await expect(answer(page, name)).toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(banner(page)).toBeHidden();
    await expect(preferences(page)).toBeFocused();
    await painted(page);
    expect(await scrollTop(page), "the page stays where it was").toBe(0);
    if (value) told.push(value);
    await expect.poll(() => heard).toEqual(told);
    expect(await stored(page)).toBe(value ?? "rejected");
  }
  expect(await page.evaluate(() => "opened" in window)).toBe(true);
});

test("with Global Privacy Control nobody is asked, but by the footer's button", async ({ page }) => {
  await sendPrivacyControl(page);
  const heard = await listen(page);
  await loadOnStoppedClock(page);
  await page.clock.runFor(5000);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  expect(heard).toEqual([]);
  await preferences(page).click();
  await answer(page, cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe("accepted");
  await expect.poll(() => heard).toEqual(["accepted"]);
});

test("a press before the scripts opens the banner, and Escape answers before its component", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await hold(page, "**/assets/islands-*.js");
  const release = await hold(page, "**/assets/browser-*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await preferences(page).press("Enter");
  await expect(banner(page)).toBeHidden();
  release();
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(preferences(page)).toBeFocused();
});
