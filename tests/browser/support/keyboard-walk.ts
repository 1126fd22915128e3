import type { Page } from "@playwright/test";

/** A place where the Tab key stops, and all that can be wrong with it. */
export interface Stop {
  /** Its place among the controls of the document. */
  place: number;
  name: string;
  faults: string[];
  /** Of its widest part, where a link is broken over lines. */
  box: { x: number; y: number; width: number; height: number };
  broken: boolean;
}

/** What has the focus; nothing when it has left the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Two frames, and more while the skip link comes or goes, if only for a moment; transitions of what is passed over never end.
    const isMoving = () => document.querySelector(".skip-link")?.getAnimations().length;
    for (let frame = 0; frame < 2 || isMoving(); frame += 1) await new Promise(requestAnimationFrame);
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body) return undefined;
    const parts = [...stop.getClientRects()].sort((one, other) => other.width - one.width);
    const { left, top, width, height } = parts[0] ?? new DOMRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    // A round control does not fill its corners, and a link within a text reaches into the lines above and below it.
    const hits = [0.15, 0.5, 0.85].map((share) => document.elementFromPoint(left + width * share, top + height / 2));
    const above = hits.find((hit) => !hit || !(stop.contains(hit) || hit.contains(stop)));
    const faults = [
      stop.matches("a[href], button, select") || "is no control",
      !stop.closest("[hidden], [inert], [aria-hidden=true]") || "stands in a hidden part",
      stop.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || "cannot be seen",
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || "shows no focus",
      above === undefined || `is covered by ${above?.outerHTML.slice(0, 60) ?? "the edge of the screen"}`,
    ].filter((fault) => fault !== true);
    return {
      place: [...document.querySelectorAll("a, button, select")].indexOf(stop),
      name: (stop.getAttribute("aria-label") ?? stop.textContent ?? "").trim(),
      faults: faults.map(String),
      box: { x: left, y: top, width, height },
      broken: parts.length > 1,
    };
  });
}

/** Presses a key until the focus leaves the page, and looks at every stop; `look` may look closer. */
export async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  look?: (stop: Stop) => Promise<void>,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop || stop.place === stops[0]?.place) return stops;
    stops.push(stop);
    await look?.(stop);
  }
}
