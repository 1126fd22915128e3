import { pageEvents } from "../../config/constants.ts";
import { matchesMedia } from "../../lib/media-query.ts";
import { settleSizes } from "../../lib/settle-sizes.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** How long a window must keep its size before sizes are taken anew, in ms. */
const rest = 300;

/** What `content-visibility` lets a browser pass over, as `products.css` and `footer.css` have it for narrow and wide screens. */
const skipped = () => `${matchesMedia("(width < 75rem)") ? ".product" : ".product-text"}, .footer-columns`;

/** Where a link within the page or the way up leads while the sizes on the way there are still estimated. */
let destination: Element | null = null;
let settled = false;

/** Where a press on this leads within the page; nothing where it does not. */
function placeOf(pressed: Element): Element | null {
  if (pressed.closest("#scroll-to-top")) return document.documentElement;
  const link = pressed.closest<HTMLAnchorElement>("a[href^='#']");
  return link && document.getElementById(link.hash.slice(1));
}

function settle(): void {
  whenIdle(async () => {
    await settleSizes([...document.querySelectorAll<HTMLElement>(skipped())]);
    settled = true;
    destination?.scrollIntoView();
    destination = null;
  });
}

/**
 * Keeps the sizes of what is far from the screen right, from when the visitor leaves the first view: then, after another
 * language, after another width. Who never does pays nothing for it. Whoever is led to a place in the page over estimated sizes
 * still arrives, unless they have turned elsewhere meanwhile.
 */
export function learnSizes(): void {
  let begun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  const begin = () => {
    if (!begun) settle();
    begun = true;
  };
  document.addEventListener("click", (event) => {
    const place = placeOf(event.target as Element);
    if (!place || settled) return;
    destination = place;
    begin();
  });
  const turnElsewhere = () => {
    destination = null;
  };
  for (const turn of ["wheel", "touchmove", "keydown"]) addEventListener(turn, turnElsewhere, { passive: true });
  addEventListener("scroll", begin, { once: true });
  if (scrollY) begin();
  addEventListener(pageEvents.languageChange, () => begun && settle());
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    if (begun) timer = setTimeout(settle, rest);
  });
}
