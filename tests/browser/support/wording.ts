import type { Page } from "@playwright/test";

/** All texts of a page in order, with the names for assistive technology and the link targets. */
export function wordingOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title, document.documentElement.lang];
    for (const element of document.querySelectorAll("#root *:not(noscript, option)")) {
      // What a live region says passes.
      if (element.closest("[role=status], [aria-live]")) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) words.push(node.textContent);
      }
      for (const name of ["aria-label", "alt", "title", "href", "lang"]) {
        const value = element.getAttribute(name);
        if (value) words.push(`${name}=${value}`);
      }
    }
    return words;
  });
}
