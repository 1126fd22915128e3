/** Sections and blocks: they have boxes even where the browser skips the layout of their content. */
const contentBlocks = () =>
  [...document.querySelectorAll("main :is(article, section), footer")].filter((item) => !item.querySelector("article"));

/** Distance of a box from a height in the viewport, in px; 0 if it spans it. */
const distance = ({ top, bottom }: DOMRect, height: number) => Math.max(top - height, height - bottom, 0);

/** Returns a function that measures the reading position: an edge of the block nearest to the viewport's middle. */
function trackReadingPosition(): () => number {
  if (scrollY <= 0) return () => 0;
  const middle = innerHeight / 2;
  const boxes = contentBlocks().map((block) => ({ block, box: block.getBoundingClientRect() }));
  const [nearest] = boxes.sort((a, b) => distance(a.box, middle) - distance(b.box, middle));
  if (!nearest) return () => 0;
  const edge = nearest.box.bottom < middle ? "bottom" : "top";
  return () => nearest.block.getBoundingClientRect()[edge];
}

/** Changes the page and keeps what the visitor reads in place, however the texts above it grow or shrink. */
export function keepScrollPosition(change: () => void): void {
  const measure = trackReadingPosition();
  const before = measure();
  change();
  const moved = measure() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
