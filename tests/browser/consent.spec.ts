import type { Page } from "@playwright/test";
import { site, textsOf } from "./support/expected.ts";
import { holdScripts, sendPrivacyControl } from "./support/fault-injection.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, store, test, visit, waitForPaint, waitUntilReady } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");

const { cookies, footer } = textsOf("en");

const banner = (page: Page) => page.locator("#cookie-banner");
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const preferences = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: footer.cookiePreferences });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

async function recordChoices(page: Page): Promise<string[]> {
  const choices: string[] = [];
  await page.exposeFunction("reportChoice", (choice: string) => choices.push(choice));
  await page.addInitScript(() => {
    const { reportChoice } = window as unknown as { reportChoice: (choice: string) => void };
    addEventListener("cookie-consent-change", (event) => reportChoice((event as CustomEvent).detail));
  });
  return choices;
}

/** Time for the page to start after loading, in ms on the paused clock. */
const startup = 50;

async function loadWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-03-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-03-01T13:00:00Z"));
  await page.goto("/");
  await page.clock.runFor(startup);
  await waitUntilReady(page);
}

for (const choice of [undefined, "yes", "Accepted", "accepted", "rejected"]) {
  const isShown = choice !== "accepted" && choice !== "rejected";
  test(`${isShown ? "shows the banner" : "shows no banner"} with ${choice ?? "nothing"} stored`, async ({ page }) => {
    if (choice) await store(page, { cookieConsent: choice });
    await loadWithPausedClock(page);
    const link = page.getByRole("banner").getByRole("link").first();
    await link.focus();
    await page.clock.runFor(990 - startup);
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(10 + startup);
    await expect(banner(page)).toBeVisible({ visible: isShown });
    await expect(link).toBeFocused();
    expect(await stored(page)).toBe(choice ?? null);
    if (!isShown) return;
    await answer(page, cookies.accept).press("Escape");
    await expect(banner(page), "Escape is no answer").toBeVisible();
    await answer(page, cookies.accept).click();
    await expect(banner(page)).toBeHidden();
    await expect(preferences(page)).not.toBeFocused();
  });
}

test("the banner moves focus and stores each answer", { tag: ["@smoke", lessMotion.tag] }, async ({ page }) => {
  const choices = await recordChoices(page);
  await visit(page, "/", { cookieConsent: "rejected" });
  await page.evaluate(() => addEventListener("open-cookie-preferences", () => Object.assign(window, { opened: true })));
  const expected: string[] = [];
  // Accept last: if the owner has services, rejecting after accepting reloads the page.
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
    await waitForPaint(page);
    expect(await scrollTop(page), "the page stays where it was").toBe(0);
    if (value) expected.push(value);
    await expect.poll(() => choices).toEqual(expected);
    expect(await stored(page)).toBe(value ?? "rejected");
  }
  expect(await page.evaluate(() => "opened" in window)).toBe(true);
});

test("with Global Privacy Control, the banner opens only from the footer", async ({ page }) => {
  await sendPrivacyControl(page);
  const choices = await recordChoices(page);
  await loadWithPausedClock(page);
  await page.clock.runFor(5000);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  expect(choices).toEqual([]);
  await preferences(page).click();
  await answer(page, cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe("accepted");
  await expect.poll(() => choices).toEqual(["accepted"]);
});

test("shows the banner as soon as a late script is there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await page.waitForFunction(() => performance.now() > 1500);
  release();
  await expect(banner(page)).toBeVisible();
});

test("a press before scripts load opens the banner once, and Escape closes it", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    Object.assign(window, { openings: 0 });
    addEventListener("open-cookie-preferences", () => {
      (window as unknown as { openings: number }).openings += 1;
    });
  });
  await preferences(page).press("Enter");
  await expect(banner(page)).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: cookies.title })).toBeFocused();
  await waitUntilReady(page);
  expect(await page.evaluate(() => (window as unknown as { openings: number }).openings)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(preferences(page)).toBeFocused();
});
