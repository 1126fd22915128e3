import type { Page } from "@playwright/test";
import { parse, wcagContrast } from "culori";

/** The page's texts whose contrast with the nearest background is too low, also in shadow roots. */
export async function lowContrast(page: Page, minimum: number): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const groundsOf = (element: Element | undefined): string[] => {
      if (!element) return [];
      // The bar and the hero lie on a dark film.
      if (element.matches(".site-header, .hero")) return ["rgb(20, 15, 50)"];
      const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
      return [getComputedStyle(element).backgroundColor, ...groundsOf(parent)];
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const textsIn = (root: ParentNode): { text: string; colour: string; grounds: string[] }[] =>
      [...root.querySelectorAll("*")].flatMap((element) => {
        const inside = element.shadowRoot ? textsIn(element.shadowRoot) : [];
        const { width, height } = element.getBoundingClientRect();
        const { color: colour, opacity, visibility } = getComputedStyle(element);
        const isSeen = width > 1 && height > 1 && opacity !== "0" && visibility === "visible";
        if (!isSeen || !hasText(element)) return inside;
        return [{ text: element.textContent.slice(0, 30), colour, grounds: groundsOf(element) }, ...inside];
      });
    return textsIn(document.body);
  });
  return texts.flatMap(({ text, colour, grounds }) => {
    const ground = grounds.find((one) => (parse(one)?.alpha ?? 1) > 0.8) ?? "white";
    const contrast = wcagContrast(colour, ground);
    return contrast < minimum ? [`${text} ${contrast.toFixed(1)}`] : [];
  });
}
