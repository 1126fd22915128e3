import type { Page } from "@playwright/test";
import { type Color, wcagContrast } from "culori";
import sharp from "sharp";
import type { Stop } from "./keyboard-walk.ts";
import { addStyles } from "./measure-layout.ts";

/** Space around a control for its ring, in px. */
const margin = 8;
/** WCAG 2.2, 1.4.11: contrast of user interface components. */
const minContrast = 3;

const colourAt = (pixels: Buffer, start: number): Color => {
  const [r = 0, g = 0, b = 0] = pixels.subarray(start, start + 3);
  return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
};

/** Lets `data-no-ring` on the root hide all rings, for a screenshot without one. */
export const makeRingsHideable = (page: Page) =>
  addStyles(page, "[data-no-ring] :focus-visible { outline-style: none !important; box-shadow: none !important; }");

// The area with enough contrast to the same pixels without the ring, divided by the required one: 2 px along the edge.
// A round control's edge is a fifth shorter than its box's. The parts of a wrapped link share up to half of theirs.
export async function ringCoverage(page: Page, { box, wrapped }: Pick<Stop, "box" | "wrapped">): Promise<number> {
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const width = Math.min(right, Math.ceil(box.x + box.width + margin)) - x;
  const height = Math.min(bottom, Math.ceil(box.y + box.height + margin)) - y;
  const screenshot = async (ring: boolean) => {
    await page.evaluate((hidden) => document.documentElement.toggleAttribute("data-no-ring", hidden), !ring);
    const png = await page.screenshot({ clip: { x, y, width, height } });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const withoutRing = await screenshot(false);
  const withRing = await screenshot(true);
  let changedPixels = 0;
  for (let start = 0; start < withRing.length; start += 3) {
    if (wcagContrast(colourAt(withoutRing, start), colourAt(withRing, start)) >= minContrast) changedPixels += 1;
  }
  const edge = 2 * (box.width + box.height) * 0.8 * (wrapped ? 0.5 : 1);
  return changedPixels / (2 * edge);
}
