/** The last section or block, in reading order, that begins above the viewport's middle. */
const blockInView = () =>
  [...document.querySelectorAll("main :is(article, section), footer")]
    .reverse()
    .find((block) => block.getBoundingClientRect().top < innerHeight / 2);

/** Changes the page and keeps what the visitor reads in place, however what is above it changes. */
export function keepScrollPosition(change: () => void): void {
  const block = scrollY > 0 ? blockInView() : undefined;
  const top = () => block?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
