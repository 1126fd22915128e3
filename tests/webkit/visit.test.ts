import { Key } from "selenium-webdriver";
import { expect } from "vitest";
import { partnerInterval } from "../../src/config/constants.ts";
import type { Locale } from "../../src/config/locales.ts";
import type { PageKey } from "../../src/config/pages.ts";
import { faultsOfTexts } from "../../studio/inspection/text-faults.ts";
import { site as owner, pages, pathIn, productKeys, textsOf } from "../browser/support/expected.ts";
import { headingOf } from "../browser/support/language.ts";
import { seen, test, type Visitor } from "./visitor.ts";

const dark = "document.documentElement.classList.contains('dark')";
const compact = "document.querySelector('header').dataset.compact";
const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;
const says = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
const near = (element: string) =>
  `Math.abs(document.querySelector(${JSON.stringify(element)}).getBoundingClientRect().top) < innerHeight / 2`;
const playing = (control: string) => `document.querySelector(${JSON.stringify(control)}).dataset.playing`;

/** Address, language, title, heading and both selects are those of the page in the language. */
async function expectPage({ expectRead }: Visitor, page: PageKey, locale: Locale): Promise<void> {
  await expectRead("location.pathname", pathIn(page, locale));
  await expectRead("document.documentElement.lang", locale);
  await expectRead("document.title", textsOf(locale).meta[page].title);
  await expectRead("document.querySelector('h1').textContent", headingOf(page, locale));
  const selects = page === "landing" ? [locale, locale] : [];
  await expectRead("[...document.querySelectorAll('select')].map(({ value }) => value)", selects);
}

test("every page is whole in every language, and its pictures load", async ({ visitor }) => {
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

test("a language chosen in either select changes the page in place, and is the next page's", async ({ visitor }) => {
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
    await expectRead(says(textsOf(locale).hero.subtitle), true);
    await expectRead(says(textsOf(locale).footer.terms), true);
  }
  await expectRead("window.sameDocument && location.search", "?from=letter");
  await visit("/terms");
  await expectPage(visitor, "terms", "fr");
});

test("a legal page opens in a tab, which its button closes; opened by itself it leads home", async ({ visitor }) => {
  const { visit, press, browser, expectRead } = visitor;
  await visit("/de");
  const landing = await browser.getWindowHandle();
  await press('footer a[href="/de/terms"]');
  const others = async () => (await browser.getAllWindowHandles()).filter((handle) => handle !== landing);
  await expect.poll(others).toHaveLength(1);
  await browser.switchTo().window((await others())[0] ?? "");
  await expectPage(visitor, "terms", "de");
  await expectRead("'ready' in document.documentElement.dataset", true);
  await press(".legal-close");
  await expect.poll(others).toEqual([]);
  await browser.switchTo().window(landing);
  await visit("/fr");
  await visit("/fr/privacy");
  await press(".legal-close");
  await expectRead("location.pathname", "/fr");
});

test("a missing page says so, tells the console, and leads home", async ({ visitor }) => {
  const { visit, expectRead, press, faults } = visitor;
  await visit("/de/no-page");
  await expectRead("document.querySelector('h1').textContent", "404");
  await expectRead(says(textsOf("de").notFound.title), true);
  await expect.poll(() => faults).toEqual([expect.stringMatching(/there is no page at \/de\/no-page/)]);
  faults.length = 0;
  await press("main [lang=de] a");
  await expectRead("location.pathname", "/de");
});

test("the navigation leads through the page, which notices it, and the way up leads back", async ({ visitor }) => {
  const { visit, press, expectRead } = visitor;
  await visit("/");
  await expectRead(compact, "false");
  for (const section of ["products", "partners"]) {
    await press(`header a[href="#${section}"]`);
    await expectRead(near(`#${section}`), true);
    await expectRead(compact, "true");
  }
  await expectRead(seen("#scroll-to-top"), true);
  await press("#scroll-to-top");
  await expectRead("scrollY", 0);
  await expectRead(seen("#scroll-to-top"), false);
});

test("a theme is shown at once, kept, and the same on every page and after Back", async ({ visitor }) => {
  const { visit, press, expectRead, browser } = visitor;
  await visit("/");
  await expectRead(dark, false);
  await press("header [data-theme-toggle]");
  await expectRead(dark, true);
  await expectRead(stored("theme"), "dark");
  // Without it WebKit writes a select's text in black.
  await expectRead("getComputedStyle(document.querySelector('header select')).colorScheme", "dark");
  await visit("/de/privacy");
  await expectRead(dark, true);
  await press("[data-theme-toggle]");
  await expectRead(dark, false);
  await browser.navigate().back();
  await expectRead("location.pathname", "/");
  await expectRead(dark, false);
  await press("footer [data-theme-toggle]");
  await expectRead(dark, true);
});

test.skipIf(!owner.switches.cookieBanner)(
  "the banner comes by itself, its answers are kept, and the footer asks again",
  async ({ visitor: { visit, read, press, expectRead } }) => {
    await read("localStorage.clear()");
    await visit("/");
    for (const answer of ["accepted", "rejected"]) {
      await expectRead(seen("#cookie-banner"), true);
      await press(`#cookie-banner [data-consent=${answer}]`);
      await expectRead(seen("#cookie-banner"), false);
      await expectRead(stored("cookieConsent"), answer);
      await press("footer [data-cookie-preferences]");
    }
    await expectRead(seen("#cookie-banner"), true);
  },
);

test("the partners' carousel moves, and its control stops and starts it", async ({ visitor }) => {
  const { visit, read, press, expectRead, bringIntoView, browser } = visitor;
  await visit("/");
  await bringIntoView("#partners");
  const centred = "document.querySelector('[data-centred=true]').dataset.slide";
  const expectMoving = async () => expectRead(`${centred} !== ${JSON.stringify(await read(centred))}`, true);
  await expectMoving();
  await press("#partners [data-playback]");
  await expectRead(playing("#partners [data-playback]"), "false");
  const resting = await read(centred);
  await browser.sleep(partnerInterval * 1.5);
  expect(await read(centred)).toBe(resting);
  await press("#partners [data-playback]");
  await expectMoving();
});

const filmCodecs = ['video/webm; codecs="av01.0.08M.08"', 'video/mp4; codecs="avc1.64001f"'];

test.skipIf(!owner.switches.film)(
  "the film plays until its control pauses it, or leaves its poster where this browser cannot decode it",
  async ({ visitor: { visit, press, expectRead, read }, skip }) => {
    await visit("/");
    const control = "#hero [data-playback]";
    const video = "document.querySelector('#hero video')";
    await expectRead(`Boolean(${video})`, true);
    if (await read(`${JSON.stringify(filmCodecs)}.some((type) => ${video}.canPlayType(type))`)) {
      await expectRead(`${video}.currentTime > 0`, true);
      for (const paused of [true, false]) {
        await press(control);
        await expectRead(`${video}.paused`, paused);
      }
    } else {
      await expectRead(playing(control), "false");
      await expectRead(`Boolean(${video}.poster)`, true);
      skip("the poster stood, the film was not played: apt-get install gstreamer1.0-libav");
    }
  },
);

test("a demo is drawn, plays and is paused by its control", async ({ visitor }) => {
  const { visit, press, expectRead, bringIntoView } = visitor;
  await visit("/");
  const block = `article#${productKeys[0]}`;
  await bringIntoView(`${block} [data-demo]`);
  await expectRead(playing(`${block} [data-demo]`), "true");
  const drawn = `document.querySelector("${block} [data-demo]").shadowRoot?.querySelector("[data-layout]")?.innerText`;
  await expectRead(`(${drawn} ?? "").length > 20`, true);
  await press(`${block} [data-playback]`);
  await expectRead(playing(`${block} [data-demo]`), "false");
});

test.for([1280, 400].flatMap((width) => (["en", "de", "ru"] as const).map((locale) => [locale, width] as const)))(
  "a demo goes to each of its steps in %s, and no text is cut at %i px",
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
        const faults = await read(`(${faultsOfTexts})(${block}.querySelector('[data-demo]'))`);
        expect(faults, `${key}, step ${step + 1}`).toEqual([]);
      }
    }
  },
);

test("on a phone the menu opens, keeps the focus, closes by Escape and by a link, and nothing stands out at the side", async ({
  visitor: { visit, resize, press, expectRead, browser },
}) => {
  await resize(390, 844);
  await visit("/");
  await expectRead("innerWidth < 640", true);
  await expectRead("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0);
  await expectRead(seen("#menu"), false);
  await press(".menu-opener");
  await expectRead(seen("#menu"), true);
  await expectRead("document.activeElement.closest('#menu') !== null", true);
  await expectRead("document.querySelector('main').closest('[inert]') !== null", true);
  await browser.actions().sendKeys(Key.ESCAPE).perform();
  await expectRead(seen("#menu"), false);
  await expectRead("document.activeElement.className.includes('menu-opener')", true);
  await press(".menu-opener");
  await press('#menu a[href="#partners"]');
  await expectRead(seen("#menu"), false);
  await expectRead(near("#partners"), true);
});
