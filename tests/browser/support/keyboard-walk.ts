import type { Page } from "@playwright/test";
import { type Color, wcagContrast } from "culori";
import sharp from "sharp";
import { waitForPaint } from "./site-test.ts";

/** An element that got the focus by the Tab key. */
type Stop = NonNullable<Awaited<ReturnType<typeof currentStop>>>;

/**
 * Returns undefined if the focus has left the page. `index` is the place among the document's controls, `box` the widest box
 * of a link that wraps over several lines (`wrapped`), `faults` what a visitor would miss.
 */
export async function currentStop(page: Page) {
  await waitForPaint(page);
  return page.evaluate(() => {
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body) return undefined;
    const boxes = [...stop.getClientRects()].sort((one, other) => other.width - one.width);
    const { left, top, width, height } = boxes[0] ?? new DOMRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    // Hit-test the horizontal centre line: round controls do not fill their corners, inline links overlap other lines.
    const hits = [0.15, 0.5, 0.85].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
    const cover = hits.find((hit) => !hit || !(stop.contains(hit) || hit.contains(stop)));
    const faults = [
      stop.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || "cannot be seen",
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || "shows no focus",
      cover === undefined || `is covered by ${cover?.outerHTML.slice(0, 60) ?? "the edge of the screen"}`,
    ].filter((fault) => fault !== true);
    return {
      index: [...document.querySelectorAll("a, button, select, summary")].indexOf(stop),
      name: (stop.getAttribute("aria-label") ?? stop.textContent ?? "").trim(),
      faults: faults.map(String),
      box: { x: left, y: top, width, height },
      wrapped: boxes.length > 1,
    };
  });
}

/** Presses the key until the focus leaves the page or comes round again. `inspect` runs at every stop. */
export async function tabThrough(
  page: Page,
  key: "Tab" | "Shift+Tab",
  inspect?: (stop: Stop) => Promise<void>,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop || stop.index === stops[0]?.index) return stops;
    stops.push(stop);
    await inspect?.(stop);
  }
}

/** Space around a control for its ring, in px. */
const margin = 8;
/** WCAG 2.2, 1.4.11: contrast of user interface components. */
const minContrast = 3;

const colourAt = (pixels: Buffer, start: number): Color => {
  const [r = 0, g = 0, b = 0] = pixels.subarray(start, start + 3);
  return { mode: "rgb", r: r / 255, g: g / 255, b: b / 255 };
};

// The area with enough contrast to the same pixels without the ring, by the required one: 2 px along the edge.
// A round control's edge is a fifth shorter than its box's; the parts of a wrapped link share up to half of theirs.
export async function ringCoverage(page: Page, { box, wrapped }: Stop): Promise<number> {
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const width = Math.min(right, Math.ceil(box.x + box.width + margin)) - x;
  const height = Math.min(bottom, Math.ceil(box.y + box.height + margin)) - y;
  const screenshot = async (ring: "" | "none") => {
    await page.evaluate((value) => {
      const { style } = document.activeElement as HTMLElement;
      for (const property of ["outline-style", "box-shadow"]) style.setProperty(property, value, "important");
    }, ring);
    const png = await page.screenshot({ clip: { x, y, width, height } });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const withoutRing = await screenshot("none");
  const withRing = await screenshot("");
  let changedPixels = 0;
  for (let start = 0; start < withRing.length; start += 3) {
    if (wcagContrast(colourAt(withoutRing, start), colourAt(withRing, start)) >= minContrast) changedPixels += 1;
  }
  const edge = 2 * (box.width + box.height) * 0.8 * (wrapped ? 0.5 : 1);
  return changedPixels / (2 * edge);
}
