import { pageEvents } from "../../config/constants.ts";
import { markCurrent } from "../../lib/mark-current.ts";

/** Only what crosses the middle of the screen counts as reached. */
const middle = { rootMargin: "-50% 0px -50% 0px" };

/** The links of the index once more, with the names alone, as bookmarks for the edge of the screen. */
function createPlace(index: HTMLElement): HTMLElement {
  const place = document.createElement("nav");
  place.className = "reader-place";
  place.hidden = true;
  const name = () => {
    place.setAttribute("aria-label", index.dataset.place ?? "");
    place.replaceChildren(...[...index.children].map((list) => list.cloneNode(true)));
    for (const more of place.querySelectorAll("svg, small")) more.remove();
  };
  name();
  addEventListener(pageEvents.languageChange, name);
  return place;
}

/**
 * Shows at the edge of a wide screen which block the reader has reached; between two blocks the last one counts. Nothing is
 * shown while the whole list is above or below the middle of the screen.
 */
export function readerPlace(): void {
  const index = document.querySelector<HTMLElement>(".product-index");
  const list = document.querySelector(".product-list");
  if (!index || !list || !("IntersectionObserver" in window)) return;
  const place = createPlace(index);
  document.body.append(place);

  let reached: string | undefined;
  const show = () => {
    place.hidden = reached === undefined;
    markCurrent(place.querySelectorAll("a"), reached);
  };
  addEventListener(pageEvents.languageChange, show);
  const observer = new IntersectionObserver((entries) => {
    const arrived = entries.findLast(({ target, isIntersecting }) => target !== list && isIntersecting);
    if (arrived) reached = arrived.target.id;
    else if (entries.some(({ target, isIntersecting }) => target === list && !isIntersecting)) reached = undefined;
    show();
  }, middle);
  for (const element of [list, ...list.children]) observer.observe(element);
}
