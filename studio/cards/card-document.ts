import { escapeHtml } from "../../generator/document/html.ts";
import type { Locale } from "../../src/config/locales.ts";

export interface Card {
  locale: Locale;
  brand: string;
  /** Above the title. */
  kicker: string;
  /** One line or two. */
  title: readonly string[];
}

/** Files as `data:` addresses, so that the document stands alone. */
export interface CardPictures {
  ribbons: string;
  mark: string;
  fontFaces: string;
  /** The ground, as a hexadecimal number. */
  ink: string;
  /** What stands out, as a hexadecimal number. */
  highlight: string;
}

/** Size of a card in px, as social networks show it. */
export const cardSize = { width: 1200, height: 630 };

/** The document from which a card is taken: the ribbons of the film, the brand, a title in the page's language. */
export function cardDocument({ locale, brand, kicker, title }: Card, pictures: CardPictures): string {
  const lines = title.map((line) => `<span>${escapeHtml(line)}</span>`).join("");
  // A title of one line may break between its words; the two lines of the hero stay whole.
  const pieces = title.length === 1 ? title.flatMap((line) => line.split(" ")) : title;
  const longest = Math.max(...pieces.map((piece) => piece.length));
  const size = Math.round(Math.min(112, 1350 / longest));
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>
    ${pictures.fontFaces}
    * { margin: 0; box-sizing: border-box }
    body { width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; background: ${pictures.ink}; color: #fbf9f4;
      font: 500 30px/1.3 Onest, sans-serif }
    .ribbons { position: absolute; inset: 0; background: url("${pictures.ribbons}") 62% 50% / cover }
    .scrim { position: absolute; inset: 0; background: linear-gradient(90deg, #0e0a22 8%, #0e0a22cc 44%, #0e0a2200 78%) }
    main { position: absolute; inset: 64px 72px; display: flex; flex-direction: column }
    .brand { display: flex; align-items: center; gap: 18px; font: 600 40px/1 Literata, serif; letter-spacing: -.03em }
    .brand img { width: 48px }
    .kicker { margin-top: auto; color: ${pictures.highlight} }
    h1 { margin-top: 14px; max-width: 860px; font: 600 ${size}px/1.02 Literata, serif; letter-spacing: -.03em; text-wrap: balance }
    h1 span { display: block }
  </style><div class="ribbons"></div><div class="scrim"></div><main>
    <p class="brand"><img src="${pictures.mark}" alt=""><span>${escapeHtml(brand)}</span></p>
    <p class="kicker">${escapeHtml(kicker)}</p><h1>${lines}</h1></main></html>`;
}
