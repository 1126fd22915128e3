import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Stop } from "./keyboard-walk.ts";

/** Room around a control in which its ring is drawn, in px. */
const around = 8;
/** What WCAG 2.2 asks of a part of the interface that must be seen. */
const leastContrast = 3;

/** A pixel's relative luminance as WCAG 2.2 has it. */
function luminance(pixels: Buffer, start: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[start + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Makes rings come and go by an attribute, so that a picture can be taken without one. */
export async function letRingsGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-no-ring] :focus-visible { outline-style: none !important; box-shadow: none !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * How much of the least area of a ring, two pixels along the control's edge, stands out from what was there before; for a
 * round control the edge is shorter than that of its box by a fifth, and parts of a broken link share up to half of theirs.
 */
export async function ringShare(page: Page, { box, broken }: Pick<Stop, "box" | "broken">): Promise<number> {
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(box.x - around));
  const y = Math.max(0, Math.floor(box.y - around));
  const width = Math.min(right, Math.ceil(box.x + box.width + around)) - x;
  const height = Math.min(bottom, Math.ceil(box.y + box.height + around)) - y;
  const picture = async (ring: boolean) => {
    await page.evaluate((gone) => document.documentElement.toggleAttribute("data-no-ring", gone), !ring);
    const png = await page.screenshot({ clip: { x, y, width, height } });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const without = await picture(false);
  const withRing = await picture(true);
  let standingOut = 0;
  for (let start = 0; start < withRing.length; start += 3) {
    const [darker = 0, lighter = 0] = [luminance(without, start), luminance(withRing, start)].sort((a, b) => a - b);
    if ((lighter + 0.05) / (darker + 0.05) >= leastContrast) standingOut += 1;
  }
  const edge = 2 * (box.width + box.height) * 0.8 * (broken ? 0.5 : 1);
  return standingOut / (2 * edge);
}
