import type { Page } from "@playwright/test";
import { askForLessMotion, lessMotion } from "./support/engine.ts";
import { site, textsOf } from "./support/expected.ts";
import {
  denyStorage,
  fillStorage,
  hold,
  holdScripts,
  sendPrivacyControl,
  stopClock,
} from "./support/fault-injection.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, live, painted, store, test, visit } from "./support/site-test.ts";

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");

const { cookies, footer } = textsOf("en");

const banner = (page: Page) => page.locator("#cookie-banner");
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const preferences = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: footer.cookiePreferences });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

const answers = [
  { name: cookies.accept, value: "accepted" },
  { name: cookies.reject, value: "rejected" },
  { name: cookies.close, value: "rejected" },
] as const;

/** Collects what the page tells by its event. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener("cookie-consent-change", (event) => heard.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

const openByEvent = (page: Page) => page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));

/** Time that the page is given to come alive after it has loaded, on the stopped clock. */
const start = 50;

async function loadOnStoppedClock(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/");
  await page.clock.runFor(start);
  await live(page);
}

test("with nothing stored, the banner appears one second after the page has loaded", async ({ page }) => {
  await loadOnStoppedClock(page);
  await page.clock.runFor(990 - start);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(10 + start);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole("heading")).toHaveText(cookies.title);
  expect(await stored(page)).toBeNull();
});

test("a stored answer keeps the banner away, and anything else counts as nothing", async ({ page }) => {
  await loadOnStoppedClock(page);
  for (const value of ["accepted", "rejected", "yes", "Accepted"]) {
    await page.evaluate((kept) => localStorage.setItem("cookieConsent", kept), value);
    await page.reload();
    await page.clock.runFor(start);
    await live(page);
    await page.clock.runFor(5000);
    await expect(banner(page), value).toBeVisible({ visible: !["accepted", "rejected"].includes(value) });
    expect(await stored(page)).toBe(value);
  }
});

test("each answer is stored, told to the page, and hides the banner", { tag: "@smoke" }, async ({ page }) => {
  const heard = await listen(page);
  await visit(page, "/");
  // Acceptance last: where an owner has services, a refusal after it loads the page again.
  const inTurn = [...answers].reverse();
  for (const [index, { name, value }] of inTurn.entries()) {
    await openByEvent(page);
    await answer(page, name).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page), name).toBe(value);
    expect(await heard()).toEqual(inTurn.slice(0, index + 1).map((given) => given.value));
  }
});

test("the footer's button shows the banner again, and a new answer replaces the old one", async ({ page }) => {
  const heard = await listen(page);
  await store(page, { cookieConsent: "accepted" });
  await visit(page, "/");
  await page.evaluate(() =>
    addEventListener("open-cookie-preferences", () => Object.assign(window, { opened: true }), { once: true }),
  );
  await preferences(page).click();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => "opened" in window)).toBe(true);
  expect(await stored(page)).toBe("accepted");
  expect(await heard()).toEqual([]);
  await answer(page, cookies.close).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe("rejected");
  expect(await heard()).toEqual(["rejected"]);
});

test("the window's event shows the banner, before and after an answer", async ({ page }) => {
  await loadOnStoppedClock(page);
  await openByEvent(page);
  await answer(page, cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(5000);
  await expect(banner(page)).toBeHidden();
  await openByEvent(page);
  await expect(banner(page)).toBeVisible();
});

test("the banner can be reached and answered with the keyboard", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  await preferences(page).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeVisible();
  for (const { name } of [answers[2], answers[1], answers[0]]) {
    await page.keyboard.press("Tab");
    await expect(answer(page, name)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe("accepted");
});

test(
  "focus goes into the banner that the footer's button opens, and back to the button after each answer",
  lessMotion,
  async ({ page }) => {
    await askForLessMotion(page);
    await store(page, { cookieConsent: "rejected" });
    await visit(page, "/");
    for (const { name } of answers) {
      await preferences(page).press("Enter");
      await expect(banner(page).getByRole("heading", { name: cookies.title })).toBeFocused();
      await jumpTo(page, 0);
      await answer(page, name).press("Enter");
      await expect(preferences(page)).toBeFocused();
      await painted(page);
      expect(await scrollTop(page), "the page stays where it was").toBe(0);
    }
  },
);

test("focus stays with the visitor when the banner appears by itself, and when it goes again", async ({ page }) => {
  await loadOnStoppedClock(page);
  const link = page.getByRole("banner").getByRole("link").first();
  await link.focus();
  await page.clock.runFor(1000 + start);
  await expect(banner(page)).toBeVisible();
  await expect(link).toBeFocused();
  await answer(page, cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  await expect(preferences(page)).not.toBeFocused();
});

test("Escape is no answer: it puts away what the footer's button has opened, and gives the focus back", async ({
  page,
}) => {
  const heard = await listen(page);
  await store(page, { cookieConsent: "accepted" });
  await visit(page, "/");
  for (let round = 0; round < 2; round += 1) {
    await preferences(page).press("Enter");
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeHidden();
    await expect(preferences(page)).toBeFocused();
  }
  expect(await stored(page)).toBe("accepted");
  expect(await heard()).toEqual([]);
});

test("a banner that appeared by itself stays for all that Escape does", async ({ page }) => {
  await loadOnStoppedClock(page);
  await page.clock.runFor(1000 + start);
  await answer(page, cookies.accept).focus();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
  await expect(answer(page, cookies.accept)).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test.describe("with Global Privacy Control", () => {
  test.beforeEach(({ page }) => sendPrivacyControl(page));

  test("nobody is asked, nothing is stored or told, and the footer's button asks all the same", async ({ page }) => {
    const heard = await listen(page);
    await loadOnStoppedClock(page);
    await page.clock.runFor(5000);
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBeNull();
    expect(await heard()).toEqual([]);
    await preferences(page).click();
    await answer(page, cookies.accept).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe("accepted");
    expect(await heard()).toEqual(["accepted"]);
  });

  test("a stored value that is no choice is none", async ({ page }) => {
    await store(page, { cookieConsent: "yes" });
    await loadOnStoppedClock(page);
    await page.clock.runFor(5000);
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe("yes");
  });
});

test("Escape puts the banner away also before its component has come", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await hold(page, "**/assets/islands-*.js");
  await page.goto("/");
  await preferences(page).press("Enter");
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(preferences(page)).toBeFocused();
});

test("the footer's button pressed before the scripts is not lost", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await preferences(page).click();
  await expect(banner(page)).toBeHidden();
  release();
  await expect(banner(page)).toBeVisible();
});

for (const [name, hinder] of Object.entries({ denied: denyStorage, full: fillStorage })) {
  test(`with storage ${name}, an answer lasts for the page view`, async ({ page }) => {
    const heard = await listen(page);
    await hinder(page);
    await loadOnStoppedClock(page);
    await page.clock.runFor(1100);
    await answer(page, cookies.accept).click();
    await expect(banner(page)).toBeHidden();
    expect(await heard()).toEqual(["accepted"]);
    await page.clock.runFor(5000);
    await expect(banner(page)).toBeHidden();
  });
}
