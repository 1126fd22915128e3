import { Key } from "selenium-webdriver";
import { expect } from "vitest";
import { partnerInterval } from "../../src/config/constants.ts";
import type { Locale } from "../../src/config/locales.ts";
import type { PageKey } from "../../src/config/pages.ts";
import { site as ownerSite, pages, pathIn, productKeys, textsOf } from "../browser/support/expected.ts";
import { headingOf } from "../browser/support/language.ts";
import { findTextFaults } from "../browser/support/text-faults.ts";
import { isReady, isWhole } from "../support/is-ready.ts";
import { isVisible, test, type Visitor } from "./visitor.ts";

const dark = "document.documentElement.classList.contains('dark')";
const compact = "document.querySelector('header').dataset.compact";
const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;
const hasText = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
const isNear = (element: string) =>
  `Math.abs(document.querySelector(${JSON.stringify(element)}).getBoundingClientRect().top) < innerHeight / 2`;
const isPlaying = (control: string) => `document.querySelector(${JSON.stringify(control)}).dataset.playing`;

async function expectPage({ expectRead }: Visitor, page: PageKey, locale: Locale): Promise<void> {
  await expectRead("location.pathname", pathIn(page, locale));
  await expectRead("document.documentElement.lang", locale);
  await expectRead("document.title", textsOf(locale).meta[page].title);
  await expectRead("document.querySelector('h1').textContent", headingOf(page, locale));
  const selects = page === "landing" ? [locale, locale] : [];
  await expectRead("[...document.querySelectorAll('select')].map(({ value }) => value)", selects);
}

test("shows every page in every language, with its images", async ({ visitor }) => {
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

test("changes the language in place by either select, and keeps it on the next page", async ({ visitor }) => {
  const { visit, choose, read, expectRead } = visitor;
  await visit("/?from=letter");
  await read("window.sameDocument = true");
  for (const [place, locale] of [
    ["header", "de"],
    ["footer", "ru"],
    ["header", "fr"],
  ] as const) {
    await choose(`${place} select`, locale);
    await expectPage(visitor, "landing", locale);
    await expectRead(stored("language"), locale);
    await expectRead(hasText(textsOf(locale).hero.subtitle), true);
    await expectRead(hasText(textsOf(locale).footer.terms), true);
  }
  await expectRead("window.sameDocument && location.search", "?from=letter");
  await visit("/terms");
  await expectPage(visitor, "terms", "fr");
});

test("opens a legal page in a tab that its button closes, or links home if opened directly", async ({ visitor }) => {
  const { visit, click, browser, expectRead } = visitor;
  await visit("/de");
  const landing = await browser.getWindowHandle();
  await click('footer a[href="/de/terms"]');
  const others = async () => (await browser.getAllWindowHandles()).filter((handle) => handle !== landing);
  await expect.poll(others, { timeout: 15_000 }).toHaveLength(1);
  await browser.switchTo().window((await others())[0] ?? "");
  await expectPage(visitor, "terms", "de");
  await expectRead(isReady, true);
  await click(".legal-close");
  await expect.poll(others, { timeout: 15_000 }).toEqual([]);
  await browser.switchTo().window(landing);
  await visit("/fr");
  await visit("/fr/privacy");
  await click(".legal-close");
  await expectRead("location.pathname", "/fr");
});

test("shows a missing page, reports it in the console and links home", async ({ visitor }) => {
  const { visit, expectRead, click, faults } = visitor;
  await visit("/de/no-page");
  await expectRead("document.querySelector('h1').textContent", "404");
  await expectRead(hasText(textsOf("de").notFound.title), true);
  const report = [expect.stringMatching(/there is no page at \/de\/no-page/)];
  await expect.poll(() => faults, { timeout: 15_000 }).toEqual(report);
  faults.length = 0;
  await click("main [lang=de] a");
  await expectRead("location.pathname", "/de");
});

test("scrolls to the sections with a compact header, and back to the top", async ({ visitor }) => {
  const { visit, click, expectRead } = visitor;
  await visit("/");
  await expectRead(compact, "false");
  for (const section of ["products", "partners"]) {
    await click(`header a[href="#${section}"]`);
    await expectRead(isNear(`#${section}`), true);
    await expectRead(compact, "true");
  }
  await expectRead(isVisible("#scroll-to-top"), true);
  await click("#scroll-to-top");
  await expectRead("scrollY", 0);
  await expectRead(isVisible("#scroll-to-top"), false);
});

test("applies the theme at once, on every page and after Back", async ({ visitor }) => {
  const { visit, click, expectRead, browser } = visitor;
  await visit("/");
  await expectRead(dark, false);
  await click("header [data-theme-toggle]");
  await expectRead(dark, true);
  await expectRead(stored("theme"), "dark");
  // Otherwise WebKit draws a select's text in black.
  await expectRead("getComputedStyle(document.querySelector('header select')).colorScheme", "dark");
  await visit("/de/privacy");
  await expectRead(dark, true);
  await click("[data-theme-toggle]");
  await expectRead(dark, false);
  await browser.navigate().back();
  await expectRead("location.pathname", "/");
  await expectRead(dark, false);
  await click("footer [data-theme-toggle]");
  await expectRead(dark, true);
});

test.skipIf(!ownerSite.switches.cookieBanner)(
  "shows the banner by itself, stores its answers, and reopens it from the footer",
  async ({ visitor: { visit, read, click, expectRead } }) => {
    await read("localStorage.clear()");
    await visit("/");
    for (const answer of ["accepted", "rejected"]) {
      await expectRead(isVisible("#cookie-banner"), true);
      await click(`#cookie-banner [data-consent=${answer}]`);
      await expectRead(isVisible("#cookie-banner"), false);
      await expectRead(stored("cookieConsent"), answer);
      await click("footer [data-cookie-preferences]");
    }
    await expectRead(isVisible("#cookie-banner"), true);
  },
);

test("moves the partner carousel, and pauses and plays it by its control", async ({ visitor }) => {
  const { visit, read, click, expectRead, bringIntoView, browser } = visitor;
  await visit("/");
  await bringIntoView("#partners");
  const centred = "document.querySelector('[data-centred=true]').dataset.slide";
  const expectMoving = async () => expectRead(`${centred} !== ${JSON.stringify(await read(centred))}`, true);
  await expectMoving();
  await click("#partners [data-playback]");
  await expectRead(isPlaying("#partners [data-playback]"), "false");
  const paused = await read(centred);
  await browser.sleep(partnerInterval * 1.5);
  expect(await read(centred)).toBe(paused);
  await click("#partners [data-playback]");
  await expectMoving();
});

const filmCodecs = ['video/webm; codecs="av01.0.08M.08"', 'video/mp4; codecs="avc1.64001f"'];

test.skipIf(!ownerSite.switches.film)(
  "plays and pauses the film, or shows its poster if the browser cannot decode it",
  async ({ visitor: { visit, click, expectRead, read }, skip }) => {
    await visit("/");
    const control = "#hero [data-playback]";
    const video = "document.querySelector('#hero video')";
    await expectRead(`Boolean(${video})`, true);
    if (await read(`${JSON.stringify(filmCodecs)}.some((type) => ${video}.canPlayType(type))`)) {
      await expectRead(`${video}.currentTime > 0`, true);
      for (const paused of [true, false]) {
        await click(control);
        await expectRead(`${video}.paused`, paused);
      }
    } else {
      await expectRead(isPlaying(control), "false");
      await expectRead(`Boolean(${video}.poster)`, true);
      skip("the poster stood, the film was not played: apt-get install gstreamer1.0-libav");
    }
  },
);

test("renders and plays a demo, and pauses it by its control", async ({ visitor }) => {
  const { visit, click, expectRead, bringIntoView } = visitor;
  await visit("/");
  const block = `article#${productKeys[0]}`;
  // WebKit does not scroll to what it has not laid out.
  await expectRead(isWhole, true);
  await bringIntoView(`${block} [data-demo]`);
  await expectRead(isPlaying(`${block} [data-demo]`), "true");
  const drawn = `document.querySelector("${block} [data-demo]").shadowRoot?.querySelector("[data-layout]")?.innerText`;
  await expectRead(`(${drawn} ?? "").length > 20`, true);
  await click(`${block} [data-playback]`);
  await expectRead(isPlaying(`${block} [data-demo]`), "false");
});

test.for([1280, 400].flatMap((width) => (["en", "de", "ru"] as const).map((locale) => [locale, width] as const)))(
  "goes to each step of every demo in %s without cut texts at %i px",
  async ([locale, width], { visitor: { visit, resize, read, expectRead, bringIntoView } }) => {
    await resize(width, 900);
    await visit(pathIn("landing", locale));
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

test("opens the phone's menu with the focus in it, closes it by Escape or a link, and never overflows", async ({
  visitor: { visit, resize, click, expectRead, browser },
}) => {
  await resize(390, 844);
  await visit("/");
  await expectRead("innerWidth < 640", true);
  await expectRead("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0);
  await expectRead(isVisible("#menu"), false);
  await click(".menu-opener");
  await expectRead(isVisible("#menu"), true);
  await expectRead("document.activeElement.closest('#menu') !== null", true);
  await expectRead("document.querySelector('main').closest('[inert]') !== null", true);
  await browser.actions().sendKeys(Key.ESCAPE).perform();
  await expectRead(isVisible("#menu"), false);
  await expectRead("document.activeElement.className.includes('menu-opener')", true);
  await click(".menu-opener");
  await click('#menu a[href="#partners"]');
  await expectRead(isVisible("#menu"), false);
  await expectRead(isNear("#partners"), true);
});
