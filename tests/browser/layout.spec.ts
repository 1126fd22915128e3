import type { Page } from "@playwright/test";
import { localeCodes } from "../../src/config/locales.ts";
import { askForLessMotion, lessMotion, tagsOf } from "./support/engine.ts";
import { expectNothingCut, expectWhole } from "./support/expect-whole.ts";
import { pathIn, pathsIn, site, textsOf } from "./support/expected.ts";
import { inLanguage, matrix } from "./support/matrix.ts";
import { brokenWords, cutTexts, layOutAll, linesOf, resize, smallTargets } from "./support/measure-layout.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [/404/] });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const softly = expect.configure({ soft: true });
const widths = [320, 390, 768, 1024, 1440, 1920];

for (const locale of localeCodes) {
  test(`everything fits at every width in ${locale}`, { tag: tagsOf(inLanguage(locale), lessMotion) }, async ({
    page,
  }) => {
    await askForLessMotion(page);
    for (const path of pathsIn(locale)) {
      await visit(page, path);
      await expectWhole(page, path, widths);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 390, 412, 1152, 1268, 1440]) {
        await resize(page, width);
        // A busy machine shows a frame or two of the new width with the letters of the old one.
        await softly.poll(() => brokenWords(page), { message: `${path} at ${width} px` }).toEqual([]);
      }
    }
  });
}

test("the title has its two lines on a wide screen, in every language", matrix, async ({ page }) => {
  for (const locale of localeCodes) {
    await visit(page, pathIn("landing", locale));
    for (const width of [1280, 1440, 1920]) {
      await resize(page, width);
      const lines = await linesOf(page.locator("#hero-title > span"));
      expect.soft(lines, `${locale} at ${width} px`).toEqual([1, 1]);
    }
  }
});

test(
  "a window that stands over the edge of its block leaves the blocks beside it free",
  lessMotion,
  async ({ page }) => {
    await askForLessMotion(page);
    await visit(page, "/de");
    await layOutAll(page);
    for (const width of [390, 1024, 1440, 1920]) {
      await resize(page, width);
      const meetings = await page.evaluate(() => {
        const parts = [...document.querySelectorAll<HTMLElement>(".product-text, .demo")];
        const boxes = parts.map((part) => ({ part, ...part.getBoundingClientRect().toJSON() }));
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
            )
            .map((two) => [one.part, two.part].map((part) => part.closest("article")?.id).join(" meets ")),
        );
      });
      expect.soft(meetings, `at ${width} px`).toEqual([]);
    }
  },
);

test("everything that can be pressed is large enough for a finger", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
  for (const path of pathsIn("en")) {
    await visit(page, path);
    if (path === "/") await jumpTo(page, 1000);
    for (const width of [390, 1280]) {
      await resize(page, width);
      expect.soft(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await resize(page, 320, 640);
  await page.goto("/");
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  expect.soft(await smallTargets(page), "the open menu").toEqual([]);
  expect.soft(await cutTexts(page), "the open menu").toEqual([]);
});

/** What a visitor sets in the browser, which widths in rem follow too; a style on the page would not do that. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

for (const [size, width, locales] of [
  [32, 1280, localeCodes],
  [24, 320, ["de", "fr", "ru"]],
] as const) {
  test(`a text of ${size} px fits into a window of ${width} px`, matrix, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    for (const path of locales.flatMap(pathsIn)) {
      await visit(page, path);
      const shown = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      expect(shown, "the text follows the browser").toBeGreaterThanOrEqual(size);
      await layOutAll(page);
      await expectNothingCut(page, path);
    }
  });
}

/** The spaces that a reader may set, as WCAG 2.2 has them in 1.4.12. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const locale of localeCodes) {
  test(
    `a reader's own spaces between lines, words and letters cut nothing off in ${locale}`,
    inLanguage(locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const path of pathsIn(locale)) {
        await visit(page, path);
        await layOutAll(page);
        await spaceOut(page);
        for (const width of [320, 1280]) {
          await resize(page, width);
          const where = `${path} at ${width} px`;
          await expectNothingCut(page, where);
          if (path !== pathIn("landing", locale)) continue;
          if (site.switches.cookieBanner) {
            await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
            await page.locator("#cookie-banner").waitFor();
            expect.soft(await cutTexts(page), `${where}, with the banner`).toEqual([]);
            await page.locator("#cookie-banner [data-consent]").first().click();
          }
          if (width > 1000) continue;
          await page.getByRole("button", { name: textsOf(locale).accessibility.openMenu }).click();
          expect.soft(await cutTexts(page), `${where}, with the menu`).toEqual([]);
          await page.getByRole("button", { name: textsOf(locale).accessibility.closeMenu }).click();
        }
      }
    },
  );
}

test("nothing that is said on a wide screen is missing on the narrowest", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pathsIn("en")) {
    await visit(page, path);
    await layOutAll(page);
    const shownAt = async (width: number) => {
      await resize(page, width);
      return page.evaluate(() =>
        [...document.querySelectorAll("main *, footer *")]
          .filter((part) => part.children.length === 0 && part.checkVisibility({ visibilityProperty: true }))
          .map((part) => (part.textContent ?? "").trim()),
      );
    };
    const wide = await shownAt(1440);
    expect(wide.length).toBeGreaterThan(3);
    const narrow = new Set(await shownAt(320));
    expect
      .soft(
        wide.filter((words) => words && !narrow.has(words)),
        path,
      )
      .toEqual([]);
  }
});

test("headings break only words that do not fit, and none leaves its place on the narrowest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of (["de", "ru"] as const).flatMap((locale) => pathsIn(locale))) {
    await visit(page, path);
    await layOutAll(page);
    const faults = await page.locator("h1, h2, h3").evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const text = (heading.textContent ?? "").slice(0, 40);
        const hyphenated = [heading, ...heading.querySelectorAll("*")].some(
          (part) => getComputedStyle(part).hyphens === "auto",
        );
        const over = heading.scrollWidth > heading.clientWidth + 1 && !heading.matches(".sr-only");
        return [...(hyphenated ? [`${text}: is hyphenated`] : []), ...(over ? [`${text}: does not fit`] : [])];
      }),
    );
    expect.soft(faults, path).toEqual([]);
  }
});

test("headlines join f and i, although their letters are moved together", async ({ page }) => {
  await visit(page, "/");
  const widths = await page.locator("h1").evaluate(async (headline) => {
    const widthWith = (settings: string) => {
      const word = document.createElement("span");
      word.textContent = "fi";
      word.style.display = "inline-block";
      word.style.fontFeatureSettings = settings;
      headline.append(word);
      return word.getBoundingClientRect().width;
    };
    await document.fonts.ready;
    return { joined: widthWith("inherit"), apart: widthWith('"liga" 0') };
  });
  expect(widths.joined).not.toBeCloseTo(widths.apart, 1);
});
