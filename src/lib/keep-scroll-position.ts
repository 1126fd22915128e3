/** The first section or block, in reading order, that reaches below the viewport's middle. */
const blockInView = () =>
  [...document.querySelectorAll("main :is(article, section), footer")]
    .filter((block) => !block.querySelector("article"))
    .find((block) => block.getBoundingClientRect().bottom > innerHeight / 2);

/** Its result puts what the visitor reads back in its place, however what is above it has changed. */
export function holdScrollPosition(): () => void {
  const block = scrollY > 0 ? blockInView() : undefined;
  const top = () => block?.getBoundingClientRect().top ?? 0;
  const before = top();
  return () => {
    const moved = top() - before;
    if (moved) scrollBy({ top: moved, behavior: "instant" });
  };
}

export function keepScrollPosition(change: () => void): void {
  const putBack = holdScrollPosition();
  change();
  putBack();
}
