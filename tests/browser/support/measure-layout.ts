import type { Locator, Page } from "@playwright/test";
import { faultsOfTexts } from "../../../studio/inspection/text-faults.ts";
import { expect, painted } from "./site-test.ts";

/** Gives the window another size, and waits until the page has been laid out and painted in it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await painted(page);
}

/** Adds styles to a page in the one way that its content policy allows. */
export function addStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/** Lays out also what `content-visibility` passes over, as a visitor has it who has read the whole page. */
export const layOutAll = (page: Page) => addStyles(page, "* { content-visibility: visible !important; }");

/** Texts that a visitor cannot read whole: past the edge of the screen, or cut by a part of the page around them. */
export const cutTexts = (page: Page): Promise<string[]> => page.locator("body").evaluate(faultsOfTexts);

/** Words that go on in the next line though nobody has divided them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("noscript, select, .sr-only, script, style")) continue;
      if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (Math.max(...tops) - Math.min(...tops) > fontSize / 2) broken.push(word);
      }
    }
    return broken;
  });
}

/** In how many lines the text of each element stands. */
export function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

/** By how many px the page can be scrolled sideways. */
const sidewaysOverflow = (page: Page): Promise<number> =>
  page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Which of these parts of the page meet on the screen, each pair once. */
export function meetings(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) => {
    const boxes = all.map((part) => ({
      name: part.id || part.textContent.slice(0, 30),
      box: part.getBoundingClientRect(),
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

/** Buttons that are too small for a finger; for what else can be pressed axe has a rule. */
export function smallButtons(page: Page): Promise<string[]> {
  return page.locator("button:visible, .button:visible").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const name = button.getAttribute("aria-label") ?? button.textContent;
      return Math.min(width, height) < 43.99 ? [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)} px`] : [];
    }),
  );
}

/** Nothing is wider than the window, no text is cut, and no control stands over another. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const softly = expect.configure({ soft: true });
  await softly.poll(() => sidewaysOverflow(page), where).toBe(0);
  await softly.poll(() => cutTexts(page), where).toEqual([]);
  for (const bar of ["header", "footer"])
    await softly.poll(() => meetings(page.locator(`${bar} :is(a, button, select):visible`)), where).toEqual([]);
}

/** That holds of a whole page, laid out to its end, in windows of these widths in px. */
export async function expectWhole(page: Page, path: string, widths: readonly number[]): Promise<void> {
  await layOutAll(page);
  for (const width of widths) {
    await resize(page, width);
    await expectNothingCut(page, `${path} at ${width} px`);
  }
}
