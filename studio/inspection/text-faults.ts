/**
 * Runs in a browser: what is wrong with the texts that can be seen of a page or of a demo at present, such as "… is cut".
 * Empty while all of them are inside of the screen and of what is around them, and those of a demo are large enough.
 *
 * @param root the body of a page, or the element in which, or in whose shadow root, a scene is drawn
 */
export function faultsOfTexts(root: Element): string[] {
  /** In px of the scene, which is drawn smaller or larger. */
  const smallest = 14;
  const longestSign = 3;
  const stage = (root.shadowRoot ?? root).querySelector<HTMLElement>("[data-layout]");
  if (!stage && root !== document.body) return ["nothing is drawn"];
  const tolerance = stage ? (stage.getBoundingClientRect().width / stage.offsetWidth) * 1.5 : 1;
  /** A line box stands a little above and below its letters. */
  const aboveAndBelow = stage ? tolerance * 3 : 6;
  const end = document.documentElement.clientWidth;
  const faults = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(stage ?? root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || !text || element.closest("noscript, select, .sr-only, script, style")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { fontSize, clipPath } = getComputedStyle(element);
    // As .sr-only does.
    if (clipPath === "inset(50%)") continue;
    const size = Number.parseFloat(fontSize);
    if (stage && size < smallest && text.length > longestSign) faults.add(`"${text}" is ${size} px small`);
    range.selectNodeContents(node);
    // The skip link waits above the page until it has the focus.
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && (stage || box.bottom + scrollY > 0));
    if (!stage && boxes.some(({ left, right }) => left < -1 || right > end + 1))
      faults.add(`"${text}" is past the edge of the screen`);
    for (let around = element; around !== document.body; around = around.parentElement as HTMLElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isCut = boxes.some(
        (box) =>
          (overflowX !== "visible" && (box.left < left - tolerance || box.right > right + tolerance)) ||
          (overflowY !== "visible" && (box.top < top - aboveAndBelow || box.bottom > bottom + aboveAndBelow)),
      );
      if (isCut) faults.add(`"${text}" is cut by ${around.className}`);
      if (around === stage) break;
    }
  }
  return [...faults];
}
