import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../../generator/document/html.ts";
import { themeColour, tokenColour } from "../../generator/document/theme-colour.ts";
import type { SiteData } from "../../generator/inputs/site-data.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { type PageKey, pageKeys } from "../../src/config/pages.ts";
import { root } from "../../tools/command-line.ts";
import { withBrowser } from "../support/browser.ts";
import { dataUrl, inlineFontFaces } from "../support/font-faces.ts";

/** The card size that social networks show, in px. */
const size = { width: 1200, height: 630 };

/** The HTML of a card: the film's ribbons, the brand, and a title in the page's language. */
function cardDocument({ site, strings, publicFolder, fonts }: SiteData, page: PageKey, locale: Locale) {
  const { hero, termsOfService, privacyPolicy, meta } = strings[locale];
  const titles: Partial<Record<PageKey, string[]>> = {
    landing: [hero.titleFirst, hero.titleSecond],
    terms: [termsOfService.title],
    privacy: [privacyPolicy.title],
  };
  const lines = titles[page] ?? [meta[page].title];
  // A single-line title may wrap between words; the two lines of the hero must not.
  const segments = lines.length === 1 ? lines.flatMap((line) => line.split(" ")) : lines;
  const longest = Math.max(...segments.map((segment) => segment.length));
  const fontSize = Math.round(Math.min(112, 1350 / longest));
  const inlineFile = (type: string, file: string) => dataUrl(type, readFileSync(join(publicFolder, file)));
  const ribbons = inlineFile("image/webp", "media/poster-hero.webp");
  const mark = inlineFile("image/svg+xml", "brand/mark.svg");
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>
    ${inlineFontFaces(fonts)}
    * { margin: 0; box-sizing: border-box }
    body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; background: ${themeColour(root)}; color: #fbf9f4;
      font: 500 30px/1.3 Onest, sans-serif }
    .ribbons { position: absolute; inset: 0; background: url("${ribbons}") 62% 50% / cover }
    .scrim { position: absolute; inset: 0; background: linear-gradient(90deg, #0e0a22 8%, #0e0a22cc 44%, #0e0a2200 78%) }
    main { position: absolute; inset: 64px 72px; display: flex; flex-direction: column }
    .brand { display: flex; align-items: center; gap: 18px; font: 600 40px/1 Literata, serif; letter-spacing: -.03em }
    .brand img { width: 48px }
    .kicker { margin-top: auto; color: ${tokenColour(root, "highlight")} }
    h1 { margin-top: 14px; max-width: 860px; font: 600 ${fontSize}px/1.02 Literata, serif; letter-spacing: -.03em; text-wrap: balance }
    h1 span { display: block }
  </style><div class="ribbons"></div><div class="scrim"></div><main>
    <p class="brand"><img src="${mark}" alt=""><span>${escapeHtml(site.name)}</span></p>
    <p class="kicker">${escapeHtml(hero.badge)}</p><h1>${lines.map((line) => `<span>${escapeHtml(line)}</span>`).join("")}</h1></main></html>`;
}

/** Writes `public/cards/<language>/<page>.jpg` in `folder` for every page. */
export async function renderCards(folder: string, data: SiteData): Promise<void> {
  await withBrowser(async (browser) => {
    const tab = await browser.newPage({ viewport: size });
    for (const [locale, page] of localeCodes.flatMap((code) => pageKeys.map((key) => [code, key] as const))) {
      await tab.setContent(cardDocument(data, page, locale));
      await tab.evaluate(() => document.fonts.ready);
      await tab.screenshot({ type: "jpeg", quality: 74, path: `${folder}/public/cards/${locale}/${page}.jpg` });
    }
  });
}
