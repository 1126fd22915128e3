import type { Page } from "@playwright/test";

/** An element that got the focus by the Tab key. */
export interface Stop {
  /** Among the controls of the document. */
  index: number;
  name: string;
  faults: string[];
  /** The widest box, if a link wraps over several lines. */
  box: { x: number; y: number; width: number; height: number };
  wrapped: boolean;
}

/** Returns undefined if the focus has left the page. */
export function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Wait for the skip link's transition, but not for others: those in content that is not rendered never end.
    const isMoving = () => document.querySelector(".skip-link")?.getAnimations().length;
    for (let frame = 0; frame < 2 || isMoving(); frame += 1) await new Promise(requestAnimationFrame);
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body) return undefined;
    const boxes = [...stop.getClientRects()].sort((one, other) => other.width - one.width);
    const { left, top, width, height } = boxes[0] ?? new DOMRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    // Hit-test the horizontal centre line: round controls do not fill their corners, inline links overlap other lines.
    const hits = [0.15, 0.5, 0.85].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
    const cover = hits.find((hit) => !hit || !(stop.contains(hit) || hit.contains(stop)));
    const faults = [
      stop.matches("a[href], button, select, summary") || "is no control",
      !stop.closest("[hidden], [inert], [aria-hidden=true]") || "stands in a hidden part",
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
