import type { Locale } from "../../src/config/locales.ts";
import type { PageKey } from "../../src/config/pages.ts";
import { site as ownerSite, pages, pathIn, productKeys, textsOf } from "../browser/support/expected.ts";
import { headingOf } from "../browser/support/language.ts";
import { findTextFaults } from "../browser/support/text-faults.ts";
import { isReady, isWhole } from "../support/is-ready.ts";
import { expect, test, type Visitor } from "./visitor.ts";

// What depends on the engine. The tests in `tests/browser` cover the site in full.

const isDark = "document.documentElement.classList.contains('dark')";

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
  const { visit, click, read, expectRead } = visitor;
  await visit("/?from=letter");
  await read("window.sameDocument = true");
  for (const [place, locale] of Object.entries({ header: "ru", footer: "fr" } as const)) {
    await click(`${place} select option[value=${locale}]`);
    await expectPage(visitor, "landing", locale);
    await expectRead("document.querySelector('footer').innerText.length > 200", true);
  }
  const ground = "getComputedStyle(document.documentElement).backgroundColor";
  const light = await read(ground);
  await click("header [data-theme-toggle]");
  await expectRead(isDark, true);
  await expectRead(`${ground} === '${light}'`, false);
  // Otherwise WebKit draws a select's text in black.
  await expectRead("getComputedStyle(document.querySelector('header select')).colorScheme", "dark");
  await expectRead("window.sameDocument && location.search", "?from=letter");
  await visit("/terms");
  await expectPage(visitor, "terms", "fr");
  await expectRead(isDark, true);
  await click("[data-theme-toggle]");
  await expectRead(isDark, false);
  await read("history.back()");
  await expectPage(visitor, "landing", "fr");
  await expectRead(isDark, false);
});

test("opens a legal page in a tab that its button closes, or links home if opened directly", async ({ visitor }) => {
  const { visit, click, browser, expectRead } = visitor;
  await visit("/fr/privacy");
  await click(".legal-close");
  await expectRead("location.pathname", "/fr");
  if (!browser) return test.skip(true, "the earlier builds of Chromium have no second tab");
  await visit("/de");
  const landing = await browser.getWindowHandle();
  await click("footer a[href$=terms]");
  const others = async () => (await browser.getAllWindowHandles()).filter((handle) => handle !== landing);
  await expect.poll(others).toHaveLength(1);
  await browser.switchTo().window((await others())[0] ?? "");
  await expectPage(visitor, "terms", "de");
  await expectRead(isReady, true);
  await click(".legal-close");
  await expect.poll(others).toEqual([]);
  await browser.switchTo().window(landing);
});

test("shows the banner by itself, and stores its answer", async ({ visitor }) => {
  test.skip(!ownerSite.switches.cookieBanner, "the owner asks for no consent");
  const { visit, read, click, expectVisible, expectRead } = visitor;
  await read("localStorage.clear()");
  await visit("/");
  await expectVisible("#cookie-banner", true);
  await click("#cookie-banner [data-consent=accepted]");
  await expectVisible("#cookie-banner", false);
  await expectRead("localStorage.getItem('cookieConsent')", "accepted");
  await visit("/");
  await expectVisible("#cookie-banner", false);
});

const filmCodecs = ['video/webm; codecs="av01.0.08M.08"', 'video/mp4; codecs="avc1.64001f"'];

test("plays and pauses the film, or shows its poster if the browser cannot decode it", async ({ visitor }) => {
  test.skip(!ownerSite.switches.film, "the owner shows a still");
  const { visit, click, expectRead, read } = visitor;
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
    test.skip(true, "the poster stood, the film was not played; for WebKit: apt-get install gstreamer1.0-libav");
  }
});

// Chromium cuts texts alike in all versions: demos.spec.ts finds them.
for (const width of [1280, 400]) {
  for (const locale of ["en", "de", "ru"] as const) {
    const title = `plays a demo in ${locale}, and shows each step of all uncut, at ${width} px`;
    test(title, { tag: "@webkit" }, async ({ visitor: { visit, resize, read, expectRead, bringIntoView } }) => {
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
          const faults = await read(`(${findTextFaults})(${block}.querySelector('[data-demo]')).faults`);
          expect(faults, `${key}, step ${step + 1}`).toEqual([]);
        }
      }
    });
  }
}

test("a phone has a menu, which leads to the carousel, and a button back to the top", async ({ visitor }) => {
  const { visit, resize, click, pressEscape, expectVisible, expectRead, read } = visitor;
  await resize(390, 844);
  await visit("/");
  await expectRead("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0);
  // A browser without popovers shows the links on the page.
  const hasPopovers = await read("'popover' in HTMLElement.prototype");
  if (hasPopovers) {
    await click(".menu-opener");
    await expectVisible("#menu", true);
    await expectRead("document.activeElement.closest('#menu') !== null", true);
    await expectRead("document.querySelector('main').closest('[inert]') !== null", true);
    await pressEscape();
    await expectVisible("#menu", false);
    await expectRead("document.activeElement.className.includes('menu-opener')", true);
    await click(".menu-opener");
  }
  await expectVisible("#menu a[href$=partners]", true);
  await click("#menu a[href$=partners]");
  if (hasPopovers) await expectVisible("#menu", false);
  await expectRead("Math.abs(document.querySelector('#partners').getBoundingClientRect().top) < innerHeight / 2", true);
  await expectRead("document.querySelector('header').dataset.compact", "true");
  await expectRead("document.querySelectorAll('[data-centred=true]').length", 1);
  const centred = "document.querySelector('[data-centred=true]').dataset.slide";
  await expectRead(`${centred} !== ${JSON.stringify(await read(centred))}`, true);
  await click("#scroll-to-top");
  await expectRead("scrollY", 0);
  await expectVisible("#scroll-to-top", false);
});
