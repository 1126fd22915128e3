import type { Page } from "@playwright/test";
import { cutTexts, layOutAll, meetings, resize, sidewaysOverflow } from "./measure-layout.ts";
import { expect } from "./site-test.ts";

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
