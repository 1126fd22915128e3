/** The first section or block, in reading order, that reaches below the viewport's middle. */
const blockInView = () =>
  [...document.querySelectorAll("main :is(article, section), footer")]
    .filter((block) => !block.querySelector("article"))
    .find((block) => block.getBoundingClientRect().bottom > innerHeight / 2);

/** Changes the page and keeps what the visitor reads in place, however the texts above it change. */
export function keepScrollPosition(change: () => void): void {
  const block = scrollY > 0 ? blockInView() : undefined;
  const top = () => block?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
