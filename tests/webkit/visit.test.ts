import { Key } from "selenium-webdriver";
import { expect } from "vitest";
import type { Locale } from "../../src/config/locales.ts";
import type { PageKey } from "../../src/config/pages.ts";
import { site as ownerSite, pages, pathIn, productKeys, textsOf } from "../browser/support/expected.ts";
import { headingOf } from "../browser/support/language.ts";
import { findTextFaults } from "../browser/support/text-faults.ts";
import { isReady, isWhole } from "../support/is-ready.ts";
import { test, type Visitor } from "./visitor.ts";

// What depends on the engine. Chromium's and Firefox's tests cover the site in full.

const isDark = "document.documentElement.classList.contains('dark')";
const isNear = (selector: string) =>
  `Math.abs(document.querySelector('${selector}').getBoundingClientRect().top) < innerHeight / 2`;

async function expectPage({ expectRead }: Visitor, page: PageKey, locale: Locale): Promise<void> {
  await expectRead("location.pathname", pathIn(page, locale));
  await expectRead("document.documentElement.lang", locale);
  await expectRead("document.title", textsOf(locale).meta[page].title);
  await expectRead("document.querySelector('h1').textContent", headingOf(page, locale));
  const selects = page === "landing" ? [locale, locale] : [];
  await expectRead("[...document.querySelectorAll('select')].map(({ value }) => value)", selects);
}

test("shows every page in every language, with its typefaces and images", async ({ visitor }) => {
  for (const { page, locale, path } of pages) {
    await visitor.visit(path);
    await expectPage(visitor, page, locale);
    await visitor.expectRead("document.fonts.status", "loaded");
  }
  await visitor.visit("/");
  await visitor.read("document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })");
  const loaded = "[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length";
  await visitor.expectRead(`${loaded} > 10 && ${loaded} === document.images.length`, true);
});

test("changes language and theme in place, and keeps both on other pages and after Back", async ({ visitor }) => {
  const { visit, click, read, expectRead, browser } = visitor;
  await visit("/?from=letter");
  await read("window.sameDocument = true");
  for (const [place, locale] of Object.entries({ header: "ru", footer: "fr" } as const)) {
    await click(`${place} select option[value=${locale}]`);
    await expectPage(visitor, "landing", locale);
    await expectRead("document.querySelector('footer').innerText.length > 200", true);
  }
  await click("header [data-theme-toggle]");
  await expectRead(isDark, true);
  // Otherwise WebKit draws a select's text in black.
  await expectRead("getComputedStyle(document.querySelector('header select')).colorScheme", "dark");
  await expectRead("window.sameDocument && location.search", "?from=letter");
  await visit("/terms");
  await expectPage(visitor, "terms", "fr");
  await expectRead(isDark, true);
  await click("[data-theme-toggle]");
  await expectRead(isDark, false);
  await browser.navigate().back();
  await expectPage(visitor, "landing", "fr");
  await expectRead(isDark, false);
});

test("opens a legal page in a tab that its button closes, or links home if opened directly", async ({ visitor }) => {
  const { visit, click, browser, expectRead } = visitor;
  await visit("/de");
  const landing = await browser.getWindowHandle();
  await click("footer a[href$=terms]");
  const others = async () => (await browser.getAllWindowHandles()).filter((handle) => handle !== landing);
  await expect.poll(others, { timeout: 15_000 }).toHaveLength(1);
  await browser.switchTo().window((await others())[0] ?? "");
  await expectPage(visitor, "terms", "de");
  await expectRead(isReady, true);
  await click(".legal-close");
  await expect.poll(others, { timeout: 15_000 }).toEqual([]);
  await browser.switchTo().window(landing);
  await visit("/fr/privacy");
  await click(".legal-close");
  await expectRead("location.pathname", "/fr");
});

test.skipIf(!ownerSite.switches.cookieBanner)(
  "shows the banner by itself, and stores its answer",
  async ({ visitor: { visit, read, click, expectVisible, expectRead } }) => {
    await read("localStorage.clear()");
    await visit("/");
    await expectVisible("#cookie-banner", true);
    await click("#cookie-banner [data-consent=accepted]");
    await expectVisible("#cookie-banner", false);
    await expectRead("localStorage.getItem('cookieConsent')", "accepted");
  },
);

const filmCodecs = ['video/webm; codecs="av01.0.08M.08"', 'video/mp4; codecs="avc1.64001f"'];

test.skipIf(!ownerSite.switches.film)(
  "plays and pauses the film, or shows its poster if the browser cannot decode it",
  async ({ visitor: { visit, click, expectRead, read }, skip }) => {
    await visit("/");
    const video = "document.querySelector('#hero video')";
    await expectRead(`Boolean(${video})`, true);
    if (await read(`${JSON.stringify(filmCodecs)}.some((type) => ${video}.canPlayType(type))`)) {
      await expectRead(`${video}.currentTime > 0`, true);
      await click("#hero [data-playback]");
      await expectRead(`${video}.paused`, true);
    } else {
      await expectRead("document.querySelector('#hero [data-playback]').dataset.playing", "false");
      await expectRead(`Boolean(${video}.poster)`, true);
      skip("the poster stood, the film was not played: apt-get install gstreamer1.0-libav");
    }
  },
);

test.for([1280, 400].flatMap((width) => (["en", "de", "ru"] as const).map((locale) => [locale, width] as const)))(
  "plays a demo in %s, and goes to each step of all without cut texts, at %i px",
  async ([locale, width], { visitor: { visit, resize, read, expectRead, bringIntoView } }) => {
    await resize(width, 900);
    await visit(pathIn("landing", locale));
    // WebKit does not scroll to what it has not laid out.
    await expectRead(isWhole, true);
    const first = `article#${productKeys[0]} [data-demo]`;
    await bringIntoView(first);
    await expectRead(`document.querySelector('${first}').dataset.playing`, "true");
    for (const key of productKeys) {
      const block = `document.querySelector('article#${key}')`;
      const steps = `[...${block}.querySelectorAll('[data-demo-steps] button')]`;
      await bringIntoView(`article#${key} .demo`);
      await expectRead(`${steps}.length > 2`, true);
      const count = await read<number>(`${steps}.length`);
      for (let step = 0; step < count; step += 1) {
        await read(`${steps}[${step}].click()`);
        await expectRead(`${steps}.findIndex((step) => step.ariaCurrent === 'step')`, step);
        const faults = await read(`(${findTextFaults})(${block}.querySelector('[data-demo]'))`);
        expect(faults, `${key}, step ${step + 1}`).toEqual([]);
      }
    }
  },
);

test("the phone's menu opens, closes and leads to the carousel, which moves; a button leads back", async ({
  visitor,
}) => {
  const { visit, resize, click, expectVisible, expectRead, read, browser } = visitor;
  await resize(390, 844);
  await visit("/");
  await expectRead("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0);
  await click(".menu-opener");
  await expectVisible("#menu", true);
  await expectRead("document.activeElement.closest('#menu') !== null", true);
  await expectRead("document.querySelector('main').closest('[inert]') !== null", true);
  await browser.actions().sendKeys(Key.ESCAPE).perform();
  await expectVisible("#menu", false);
  await expectRead("document.activeElement.className.includes('menu-opener')", true);
  await click(".menu-opener");
  await click("#menu a[href$=partners]");
  await expectVisible("#menu", false);
  await expectRead(isNear("#partners"), true);
  await expectRead("document.querySelector('header').dataset.compact", "true");
  const centred = "document.querySelector('[data-centred=true]').dataset.slide";
  await expectRead(`${centred} !== ${JSON.stringify(await read(centred))}`, true);
  await click("#scroll-to-top");
  await expectRead("scrollY", 0);
  await expectVisible("#scroll-to-top", false);
});
