import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { textsOf } from "./support/expected.ts";
import {
  denyStorage,
  failScripts,
  fillStorage,
  holdScripts,
  holdTexts,
  missingScripts,
  missingTexts,
  routeTexts,
} from "./support/fault-injection.ts";
import { expectLanguage, selectIn, storedLanguage } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const expectLanding = (page: Page, locale: Locale) => expectLanguage(page, "landing", locale);

/** What can be seen of it; the rest is for assistive technology alone. */
const noticeOf = (page: Page) => page.getByRole("status").locator("> :not(.sr-only)");

/** The page is as it was, both selects say so, and the visitor is told in the page's language. */
async function expectToldThatMissing(page: Page, locale: Locale): Promise<void> {
  await expect(noticeOf(page)).toHaveText(textsOf(locale).accessibility.languageMissing);
  await expect(noticeOf(page)).toBeVisible();
  await expectLanding(page, locale);
}

/** Marks the document, so that `sameDocument` tells whether it has been left. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test.describe("before the scripts", () => {
  test("a choice is taken up in place, with query and place in the page", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/?from=letter#partners", { waitUntil: "domcontentloaded" });
    await mark(page);
    await selectIn(page, "footer").selectOption("de");
    release();
    await live(page);
    await expectLanding(page, "de");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    expect(await storedLanguage(page)).toBe("de");
    expect(await sameDocument(page)).toBe(true);
  });

  test("of two choices in quick succession the last one wins", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await mark(page);
    await page.evaluate(() => {
      for (const [place, chosen] of [
        ["header", "de"],
        ["footer", "fr"],
      ]) {
        const select = document.querySelector(`${place} select`) as HTMLSelectElement;
        select.value = chosen as string;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    release();
    await live(page);
    await expectLanding(page, "fr");
    expect(await storedLanguage(page)).toBe("fr");
    expect(await sameDocument(page)).toBe(true);
  });

  test("English can be chosen on a prefixed page", async ({ page }) => {
    await store(page, { language: "de" });
    const release = await holdScripts(page);
    await page.goto("/de", { waitUntil: "domcontentloaded" });
    await selectIn(page, "header").selectOption("en");
    release();
    await live(page);
    await expectLanding(page, "en");
  });

  test("a change of any other field is no choice of a language", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await mark(page);
    await page.evaluate(() => {
      const input = document.createElement("input");
      input.id = "planted";
      document.querySelector("main")?.prepend(input);
    });
    const planted = page.locator("#planted");
    for (const value of ["somebody@mail.example", "de"]) {
      await planted.fill(value, { force: true });
      await planted.dispatchEvent("change");
    }
    release();
    await live(page);
    await planted.dispatchEvent("change");
    await expectLanding(page, "en");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await sameDocument(page)).toBe(true);
  });
});

test.describe("when scripts fail to load", () => {
  test.use({ allowedFaults: [missingScripts, { scope: "test" }] });

  test("the page of the chosen language is opened instead", async ({ page }) => {
    await failScripts(page);
    await page.goto("/?from=letter#partners");
    await selectIn(page, "header").selectOption("de");
    await expectLanding(page, "de");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    await selectIn(page, "footer").selectOption("en");
    await expectLanding(page, "en");
  });

  for (const [name, answer] of Object.entries({ cannot: undefined, "does not": 404 })) {
    test(`and that page ${name} be had, the visitor keeps this one and is told`, async ({ page }) => {
      await failScripts(page);
      await routeTexts(page, "/de", (route) => (answer ? route.fulfill({ status: answer }) : route.abort()));
      await page.goto("/");
      await mark(page);
      await selectIn(page, "header").selectOption("de");
      await expectToldThatMissing(page, "en");
      expect(await sameDocument(page)).toBe(true);
      await selectIn(page, "header").selectOption("fr");
      await expectLanding(page, "fr");
    });
  }
});

test.describe("when texts cannot be had", () => {
  test.use({ allowedFaults: [missingTexts, { scope: "test" }] });

  /** The ways in which a language can be missing, each with how it comes back. */
  const hindrances: Record<string, (page: Page, context: BrowserContext) => Promise<() => Promise<void>>> = {
    "the visitor is offline": async (_page, context) => {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
    "the file is missing": async (page) => {
      let missing = true;
      await routeTexts(page, "/ru", (route) =>
        missing ? route.fulfill({ status: 404, body: "<p>404</p>", contentType: "text/html" }) : route.continue(),
      );
      return async () => {
        missing = false;
      };
    },
  };

  for (const [name, hinder] of Object.entries(hindrances)) {
    test(`because ${name}, the page stays, a notice says so, and a later choice is tried anew`, async ({
      page,
      context,
    }) => {
      await visit(page, "/?from=letter");
      await mark(page);
      const mend = await hinder(page, context);
      await selectIn(page, "footer").selectOption("ru");
      await expectToldThatMissing(page, "en");
      await expect(page).toHaveURL(/\/\?from=letter$/);
      await mend();
      await selectIn(page, "header").selectOption("ru");
      await expectLanding(page, "ru");
      await expect(noticeOf(page), "the notice has gone").toBeHidden();
      expect(await sameDocument(page)).toBe(true);
    });
  }
});

/** Every language that the page comes to be in from here on. */
async function noteLanguages(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction("reportLanguage", (lang: string) => shown.push(lang));
  await page.evaluate(() => {
    const { reportLanguage } = window as unknown as { reportLanguage: (lang: string) => void };
    new MutationObserver(() => reportLanguage(document.documentElement.lang)).observe(document.documentElement, {
      attributeFilter: ["lang"],
    });
  });
  return shown;
}

test("of quick choices the last wins, also when the texts of an earlier one arrive later", async ({ page }) => {
  await visit(page, "/");
  const shown = await noteLanguages(page);
  const release = await holdTexts(page, "/de");
  const held = page.waitForRequest((request) => new URL(request.url()).pathname === "/de");
  await selectIn(page, "header").selectOption("de");
  await expect(selectIn(page, "footer")).toHaveValue("de");
  const request = await held;
  await selectIn(page, "header").selectOption("fr");
  await expectLanding(page, "fr");
  release();
  await (await request.response())?.finished();
  // Their letters are here already, so that all they could change they would change within these pictures of the screen.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await selectIn(page, "header").selectOption("ru");
  await expectLanding(page, "ru");
  await selectIn(page, "header").selectOption("fr");
  await expectLanding(page, "fr");
  expect(shown).toEqual(["fr", "ru", "fr"]);
  expect(await storedLanguage(page)).toBe("fr");
});

test("going back to the shown language while another is on its way stays there", async ({ page }) => {
  await visit(page, "/");
  const shown = await noteLanguages(page);
  const release = await holdTexts(page, "/de");
  const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === "/de");
  await selectIn(page, "header").selectOption("de");
  await expect(selectIn(page, "footer")).toHaveValue("de");
  await selectIn(page, "footer").selectOption("en");
  release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expectLanding(page, "en");
  expect(shown).toEqual([]);
});

for (const [name, hinder] of Object.entries({ denied: denyStorage, full: fillStorage })) {
  test(`with storage ${name}, a choice lasts for the page view, also one before the scripts`, async ({ page }) => {
    await hinder(page);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await selectIn(page, "header").selectOption("fr");
    release();
    await live(page);
    await expectLanding(page, "fr");
    await selectIn(page, "header").selectOption("de");
    await expectLanding(page, "de");
    await selectIn(page, "footer").selectOption("en");
    await expectLanding(page, "en");
    await visit(page, "/terms");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

test("forty fast changes end in the last one, and leave no error behind", matrix, async ({ page }) => {
  await visit(page, "/");
  // Texts that are there already are shown at once, so that one change comes into the cross-fade of another.
  for (const locale of ["de", "fr", "en"] as const) {
    await selectIn(page, "header").selectOption(locale);
    await expectLanding(page, locale);
  }
  await page.evaluate(async () => {
    const codes = [...document.querySelectorAll<HTMLOptionElement>("header select option")].map(({ value }) => value);
    for (let turn = 0; turn < 40; turn += 1) {
      const select = document.querySelector(turn % 2 ? "header select" : "footer select") as HTMLSelectElement;
      select.value =
        turn === 39 ? "ru" : turn < 20 ? (["de", "fr"][turn % 2] as string) : (codes[turn % codes.length] as string);
      select.dispatchEvent(new Event("change", { bubbles: true }));
      if (turn % 3 !== 2) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await expectLanding(page, "ru");
  expect(await storedLanguage(page)).toBe("ru");
  await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));
  await expectLanding(page, "ru");
});

test("a stored language shows no other one first and leaves no step in the history", async ({ page }) => {
  await store(page, { language: "de" });
  let tried = () => {};
  const triedToPaint = new Promise<void>((resolve) => {
    tried = resolve;
  });
  const painted: string[] = [];
  await page.exposeFunction("reportPaint", (path: string) => painted.push(path));
  await page.exposeFunction("reportChance", () => tried());
  await page.addInitScript(() => {
    const report = window as unknown as { reportPaint(path: string): void; reportChance(): void };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) report.reportPaint(location.pathname);
    }).observe({ type: "paint", buffered: true });
    // Two frames after its end is parsed, a document that may paint has painted.
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => report.reportChance(), 100))),
    );
  });
  // The German page is slow, so that the English document has every chance to be seen.
  await page.route(/\/de$/, async (route) => {
    await Promise.race([triedToPaint, new Promise((resolve) => setTimeout(resolve, 700))]);
    await route.continue();
  });

  await page.goto("/robots.txt");
  const steps = await page.evaluate(() => history.length);
  await page.goto("/");
  await expectLanding(page, "de");
  await expect.poll(() => painted).toContain("/de");
  expect(painted).not.toContain("/");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});
