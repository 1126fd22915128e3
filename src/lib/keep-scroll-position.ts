/** Sections, and blocks within one. Their boxes are known also where a browser has not laid out what is in them. */
const parts = () =>
  [...document.querySelectorAll("main :is(article, section), footer")].filter((part) => !part.querySelector("article"));

/** How far a box is from a height on the screen, in px: 0 where it spans it. */
const distance = ({ top, bottom }: DOMRect, height: number) => Math.max(top - height, height - bottom, 0);

/** Where a visitor looks: the edge, nearest in reading, of the part that is nearest to the middle of the screen. */
function placeOfReading(): () => number {
  if (scrollY <= 0) return () => 0;
  const middle = innerHeight / 2;
  const boxes = parts().map((part) => ({ part, box: part.getBoundingClientRect() }));
  const [nearest] = boxes.sort((a, b) => distance(a.box, middle) - distance(b.box, middle));
  if (!nearest) return () => 0;
  const edge = nearest.box.bottom < middle ? "bottom" : "top";
  return () => nearest.part.getBoundingClientRect()[edge];
}

/** Makes a change of the page that leaves what the visitor looks at where it is, however the texts above it grow or shrink. */
export function keepScrollPosition(change: () => void): void {
  const place = placeOfReading();
  const before = place();
  change();
  const moved = place() - before;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
