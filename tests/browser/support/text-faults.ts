/**
 * Runs in the browser. Returns a message for every visible text that is clipped, off-screen, or too small in a demo,
 * and the words of a page that are broken over two lines at neither a hyphen nor a soft hyphen.
 *
 * @param root a part of the page, or the element that contains a scene, directly or in its shadow root
 */
export function findTextFaults(root: Element): { faults: string[]; brokenWords: string[] } {
  /** In px of the unscaled scene. */
  const minSize = 14;
  const maxSignLength = 3;
  const stage = (root.shadowRoot ?? root).querySelector<HTMLElement>("[data-layout]");
  if (!stage && root.matches("[data-demo]")) return { faults: ["nothing is drawn"], brokenWords: [] };
  const tolerance = stage ? (stage.getBoundingClientRect().width / stage.offsetWidth) * 1.5 : 1;
  /** A line box extends a little above and below its letters. */
  const verticalTolerance = stage ? tolerance * 3 : 6;
  const end = document.documentElement.clientWidth;
  const faults = new Set<string>();
  const brokenWords: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(stage ?? root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!element || !text || element.closest("noscript, select, .sr-only, script, style")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { fontSize, clipPath } = getComputedStyle(element);
    // Visually hidden, like `.sr-only`.
    if (clipPath === "inset(50%)") continue;
    const size = Number.parseFloat(fontSize);
    if (stage && size < minSize && text.length > maxSignLength) faults.add(`"${text}" is ${size} px small`);
    range.selectNodeContents(node);
    // The skip link is above the page until it has focus.
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && (stage || box.bottom + scrollY > 0));
    if (!stage && boxes.some(({ left, right }) => left < -1 || right > end + 1))
      faults.add(`"${text}" is past the edge of the screen`);
    for (let ancestor = element; ancestor !== document.body; ancestor = ancestor.parentElement as HTMLElement) {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      const { left, right, top, bottom } = ancestor.getBoundingClientRect();
      const isCut = boxes.some(
        (box) =>
          (overflowX !== "visible" && (box.left < left - tolerance || box.right > right + tolerance)) ||
          (overflowY !== "visible" && (box.top < top - verticalTolerance || box.bottom > bottom + verticalTolerance)),
      );
      if (isCut) faults.add(`"${text}" is cut by ${ancestor.className}`);
      if (ancestor === stage) break;
    }
    for (const { 0: word, index } of stage ? [] : node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > size / 2) brokenWords.push(word);
    }
  }
  return { faults: [...faults], brokenWords };
}
