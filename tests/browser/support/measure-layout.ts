import type { Locator, Page } from "@playwright/test";

/** Gives the window another size, and waits until the page has been laid out and painted in it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Lays out also what `content-visibility` passes over, as a visitor has it who has read the whole page. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts that a visitor cannot read whole: past the edge of the screen, or cut by a part of the page around them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = { left: 0, right: document.documentElement.clientWidth };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !parent || parent.closest("noscript, select, .sr-only, script, style")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        // The skip link waits above the page until it has the focus.
        if (width === 0 || bottom + scrollY <= 0) continue;
        let reason = left < screen.left - 1 || right > screen.right + 1 ? "past the edge of the screen" : "";
        for (let around: Element | null = parent; around && !reason; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (around === document.body || (overflowX === "visible" && overflowY === "visible")) continue;
          const box = around.getBoundingClientRect();
          if (left < box.left - 1 || right > box.right + 1) reason = `cut at the side by ${around.className}`;
          // A line box stands a little above and below its letters.
          if (top < box.top - 6 || bottom > box.bottom + 6) reason = `cut above or below by ${around.className}`;
        }
        if (reason) {
          cut.push(`${words.slice(0, 40)}: ${reason}`);
          break;
        }
      }
    }
    return cut;
  });
}

/** Words that go on in the next line though nobody has divided them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("noscript, select, .sr-only, script, style")) continue;
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
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Controls in one row of which one stands on another. */
export function collidingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "header a, header button, header select, footer a, footer button, footer select",
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const named = controls.map((control) => ({
      name: (control.textContent ?? "").slice(0, 20),
      box: control.getBoundingClientRect(),
      control,
    }));
    return named.flatMap((one, index) =>
      named
        .slice(index + 1)
        .filter(({ box, control }) => {
          const sameBar = one.control.closest("header, footer") === control.closest("header, footer");
          const apart =
            box.left >= one.box.right - 1 ||
            box.right <= one.box.left + 1 ||
            box.top >= one.box.bottom - 1 ||
            box.bottom <= one.box.top + 1;
          return sameBar && !apart;
        })
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
}

/** What can be pressed and is smaller than it must be; links within a sentence take the height of its lines. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, select")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !(target.matches("p a") && getComputedStyle(target).display === "inline"))
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const needed = target.matches("button, .button") ? 44 : 24;
        const name = target.getAttribute("aria-label") ?? target.textContent ?? "";
        return Math.min(width, height) < needed - 0.01
          ? [`${name.slice(0, 40)}: ${width.toFixed(1)} x ${height.toFixed(1)}, needs ${needed}`]
          : [];
      }),
  );
}
