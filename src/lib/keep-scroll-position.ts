/** Changes the page and keeps what the visitor reads in place, however the texts above it grow or shrink. */
export function keepScrollPosition(change: () => void): void {
  const inMiddle = scrollY > 0 ? document.elementsFromPoint(innerWidth / 2, innerHeight / 2) : [];
  const block = inMiddle.find((element) => element.matches("article, section, footer"));
  const top = () => block?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
