import { expect, test } from "vitest";
import type { Locale } from "../../src/config/locales.ts";
import type { PageKey } from "../../src/config/pages.ts";
import { pages, pathIn, textsOf } from "../browser/support/expected.ts";
import { headingOf } from "../browser/support/language.ts";
import { startSession } from "./support/session.ts";
import { send, type Visitor } from "./support/visitor.ts";
import { startWebKit } from "./support/webkit.ts";

const session = startSession();

const selects = ["header", "footer"] as const;

/** Address, language, title, heading and both selects are those of the page in the language. */
async function expectPage({ expectRead }: Visitor, page: PageKey, locale: Locale): Promise<void> {
  await expectRead("location.pathname", pathIn(page, locale));
  await expectRead("document.documentElement.lang", locale);
  await expectRead("document.title", textsOf(locale).meta[page].title);
  await expectRead("document.querySelector('h1').textContent", headingOf(page, locale));
  if (page !== "landing") return;
  for (const place of selects) await expectRead(`document.querySelector("${place} select").value`, locale);
}

test("every page is whole in every language, and its pictures load", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    const { visit, read, expectRead } = visitor;
    for (const { page, locale, path } of pages) {
      await visit(path);
      await expectPage(visitor, page, locale);
      await expectRead("document.fonts.status", "loaded");
    }
    await visit("/");
    await read("document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })");
    await expectRead(
      "[...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length",
      0,
    );
    expect(await read("document.images.length")).toBeGreaterThan(10);
  });
});

test("a language chosen in either select changes the page in place, is kept, and is gone back from", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    const { visit, choose, read, expectRead } = visitor;
    await visit("/?from=letter");
    await read("window.sameDocument = true");
    for (const [index, locale] of (["de", "ru", "en", "fr"] as const).entries()) {
      await choose(`${selects[index % 2]} select`, locale);
      await expectPage(visitor, "landing", locale);
      await expectRead("localStorage.getItem('language')", locale);
      await expectRead("document.querySelector('footer small, footer p').textContent.length > 0", true);
      const { hero, footer } = textsOf(locale);
      for (const words of [hero.subtitle, footer.terms]) {
        await expectRead(`document.querySelector('#root').textContent.includes(${JSON.stringify(words)})`, true);
      }
    }
    await expectRead("window.sameDocument", true);
    await expectRead("location.search", "?from=letter");
    await visit("/terms");
    await expectPage(visitor, "terms", "fr");
  });
});

test("a legal page opens in a tab of its own, which its button closes; opened by itself the button leads home", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    const { visit, read, press, browser, expectPath } = visitor;
    await visit("/de");
    await read("localStorage.setItem('cookieConsent', 'rejected')");
    await visit("/de");
    const landing = await browser.getWindowHandle();
    await press('footer a[href="/de/terms"]');
    const others = async () => (await browser.getAllWindowHandles()).filter((handle) => handle !== landing);
    await expect.poll(others).toHaveLength(1);
    const [legal = ""] = await others();
    await browser.switchTo().window(legal);
    await expectPage(visitor, "terms", "de");
    await visitor.expectRead("'live' in document.documentElement.dataset", true);
    await press(".legal-close");
    await expect.poll(others).toEqual([]);
    await browser.switchTo().window(landing);
    await visit("/fr");
    await visit("/fr/privacy");
    await press(".legal-close");
    await expectPath("/fr");
  });
});

test("a missing page says so, tells the console, and leads home", async () => {
  const toldOfMissing = /there is no page at \/de\/no-page/;
  await send(
    session.webkit,
    session.site,
    async (visitor) => {
      const { visit, expectRead, press, expectPath } = visitor;
      await visit("/de/no-page");
      await expectRead("document.querySelector('h1').textContent", "404");
      await expectRead(`document.body.textContent.includes(${JSON.stringify(textsOf("de").notFound.title)})`, true);
      await expect.poll(() => session.site.faults.filter((fault) => toldOfMissing.test(fault))).toHaveLength(1);
      await press("main [lang=de] a");
      await expectPath("/de");
    },
    { allowedFaults: [toldOfMissing] },
  );
});

test("whoever asks for less motion finds film, demos and partners at rest", async () => {
  const still = await startWebKit({ lessMotion: true });
  try {
    await send(still, session.site, async ({ visit, expectRead }) => {
      await visit("/");
      await expectRead("matchMedia('(prefers-reduced-motion: reduce)').matches", true);
      await expectRead(
        "[...document.querySelectorAll('[data-playback]')].map(({ dataset }) => dataset.playing).includes('true')",
        false,
      );
      await expectRead("document.querySelector('#hero video')?.paused ?? true", true);
    });
  } finally {
    still.stop();
  }
});
