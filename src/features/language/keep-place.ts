/** The part of the page at the middle of the screen that keeps its identity while texts change. */
function partInView(): Element | null {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[id]") ?? null;
}

/** Makes a change of the page that leaves what the visitor looks at where it is, however the texts above it grow or shrink. */
export function keepPlace(change: () => void): void {
  const part = scrollY > 0 ? partInView() : null;
  const before = part?.getBoundingClientRect().top;
  change();
  if (!part?.isConnected || before === undefined) return;
  const moved = part.getBoundingClientRect().top - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
