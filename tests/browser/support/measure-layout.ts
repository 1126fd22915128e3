import type { Locator, Page } from "@playwright/test";
import { softly, waitForPaint } from "./site-test.ts";
import { findTextFaults } from "./text-faults.ts";

/** Resizes the viewport, and waits until the page is painted at the new size. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((target) => innerWidth === target, width);
  await waitForPaint(page);
}

/** Adopts a style sheet: the content policy blocks injected `<style>` elements. */
export function addStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/** The place of an element in the viewport. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((found) => {
    if (found.getClientRects().length === 0) throw new Error(`Not rendered: ${found.outerHTML.slice(0, 80)}`);
    return found.getBoundingClientRect().toJSON();
  });

/** Texts that extend beyond the viewport, or are clipped by an ancestor. */
export const cutTexts = async (page: Page) => (await page.locator("body").evaluate(findTextFaults)).faults;

/** Words that are broken over two lines at neither a hyphen nor a soft hyphen. */
export const brokenWords = async (page: Page, part = "body") =>
  (await page.locator(part).evaluate(findTextFaults)).brokenWords;

export function lineCounts(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

/** The pairs of elements that overlap on the screen, each pair once. */
export function overlaps(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((element) => ({
      name: element.id || element.textContent.slice(0, 30),
      box: element.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box: one }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box }) => box.left < one.right - 1 && one.left + 1 < box.right)
        .filter(({ box }) => box.top < one.bottom - 1 && one.top + 1 < box.bottom)
        .map((other) => `${name} / ${other.name}`),
    );
  });
}

/** Buttons smaller than a touch target of 44 px. Other controls are checked by axe. */
export function smallButtons(page: Page): Promise<string[]> {
  return page.locator("button:visible, .button:visible").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const name = button.getAttribute("aria-label") ?? button.textContent;
      return Math.min(width, height) < 43.99 ? [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)} px`] : [];
    }),
  );
}

/** Nothing overflows sideways, no text is cut, no controls overlap, nor a text and its demo. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const overflow = () => page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await softly.poll(overflow, where).toBe(0);
  await softly.poll(() => cutTexts(page), where).toEqual([]);
  for (const parts of ["header :is(a, button, select)", "footer :is(a, button, select)", ".product-text, .demo"])
    await softly.poll(() => overlaps(page.locator(parts).filter({ visible: true })), where).toEqual([]);
}

/** Runs `expectNothingCut` on a whole page (`visitWhole`) at each viewport width, in px. By default, those of all layouts. */
export async function expectFits(page: Page, path: string, widths = [1920, 1440, 1024, 768, 390, 320]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await expectNothingCut(page, `${path} at ${width} px`);
  }
}

/**
 * All layout shifts so far, but not the carousel's. Unlike CLS, also those right after an input. `where` names what moved,
 * outside shadow roots.
 */
export function layoutShifts(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[];
    return entries
      .filter(({ sources }) => !sources.every(({ node }) => node?.closest?.("#partners ul")))
      .map(({ value, startTime, sources }) => ({
        value,
        startTime,
        where: sources.flatMap(({ node }) => (node ? [node.className || node.nodeName] : [])),
      }));
  });
}
