import type { Page } from "@playwright/test";
import { type Color, wcagContrast } from "culori";
import sharp from "sharp";
import type { Stop } from "./keyboard-walk.ts";
import { addStyles } from "./measure-layout.ts";

/** Room around a control in which its ring is drawn, in px. */
const around = 8;
/** What WCAG 2.2 asks of a part of the interface that must be seen. */
const leastContrast = 3;

const colourAt = (pixels: Buffer, start: number): Color => {
  const [r = 0, g = 0, b = 0] = pixels.subarray(start, start + 3);
  return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
};

/** Makes rings come and go by an attribute, so that a picture can be taken without one. */
export const letRingsGo = (page: Page) =>
  addStyles(page, "[data-no-ring] :focus-visible { outline-style: none !important; box-shadow: none !important; }");

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
    if (wcagContrast(colourAt(without, start), colourAt(withRing, start)) >= leastContrast) standingOut += 1;
  }
  const edge = 2 * (box.width + box.height) * 0.8 * (broken ? 0.5 : 1);
  return standingOut / (2 * edge);
}
