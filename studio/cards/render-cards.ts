// Writes the social cards: node tools/run.mjs studio/cards/render-cards.ts [--lang de]
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { themeColour, tokenColour } from "../../generator/document/theme-colour.ts";
import { loadSiteData, type SiteData } from "../../generator/inputs/site-data.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { type PageKey, pageKeys } from "../../src/config/pages.ts";
import { withBrowser } from "../support/browser.ts";
import { replaceFile } from "../support/replace-file.ts";
import { type Card, type CardPictures, cardDocument, cardSize } from "./card-document.ts";

const root = resolve(import.meta.dirname, "../..");

const dataAddress = (type: string, content: Uint8Array) =>
  `data:${type};base64,${Buffer.from(content).toString("base64")}`;

function picturesOf({ publicFolder, fonts }: SiteData): CardPictures {
  const fontFaces = [...fonts.files].reduce(
    (css, [name, content]) => css.replace(`/${name}`, dataAddress("font/woff2", content)),
    fonts.css,
  );
  return {
    ribbons: dataAddress("image/webp", readFileSync(join(publicFolder, "media/poster-hero.webp"))),
    mark: dataAddress("image/svg+xml", readFileSync(join(publicFolder, "brand/mark.svg"))),
    fontFaces,
    ink: themeColour(root),
    highlight: tokenColour(root, "highlight"),
  };
}

function cardOf({ site, strings }: SiteData, page: PageKey, locale: Locale): Card {
  const { hero, termsOfService, privacyPolicy } = strings[locale];
  const title = {
    landing: [hero.titleFirst, hero.titleSecond],
    terms: [termsOfService.title],
    privacy: [privacyPolicy.title],
  };
  return { locale, brand: site.name, kicker: hero.badge, title: title[page] };
}

async function renderCard(tab: Page, data: SiteData, pictures: CardPictures, page: PageKey, locale: Locale) {
  await tab.setContent(cardDocument(cardOf(data, page, locale), pictures));
  await tab.evaluate(() => document.fonts.ready);
  const picture = await tab.screenshot({ type: "jpeg", quality: 74 });
  await replaceFile(join(data.publicFolder, "cards", locale, `${page}.jpg`), (draft) => writeFile(draft, picture));
}

/** Writes `public/cards/<language>/<page>.jpg` for every page of the given languages. */
async function renderCards(chosen: readonly Locale[]): Promise<void> {
  // A demo that is missing keeps no card from being made.
  const data = await loadSiteData(root, "production", () => {});
  const pictures = picturesOf(data);
  await withBrowser([], async (browser) => {
    const tab = await browser.newPage({ viewport: cardSize });
    for (const locale of chosen) {
      for (const page of pageKeys) await renderCard(tab, data, pictures, page, locale);
    }
  });
}

const { values } = parseArgs({ options: { lang: { type: "string" } } });
await renderCards(localeCodes.filter((code) => !values.lang || code === values.lang));
