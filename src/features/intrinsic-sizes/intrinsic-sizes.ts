import { pageEvents } from "../../config/constants.ts";
import { keepScrollPosition } from "../../lib/keep-scroll-position.ts";
import { matchesMedia } from "../../lib/media-query.ts";
import { afterFrame, whenIdle } from "../../lib/timing.ts";

/** How long a window must keep its size before sizes are taken anew, in ms. */
const rest = 300;

/** What `content-visibility` lets a browser pass over, as `products.css` and `footer.css` have it for narrow and wide screens. */
const skipped = () => `${matchesMedia("(width < 75rem)") ? ".product" : ".product-text"}, .footer-columns`;

/** Where a link within the page or the way up leads while the sizes on the way there are still estimated. */
let destination: Element | null = null;
let measured = false;

/** Where a press on this leads within the page; nothing where it does not. */
function placeOf(pressed: Element): Element | null {
  if (pressed.closest("#scroll-to-top")) return document.documentElement;
  const link = pressed.closest<HTMLAnchorElement>("a[href^='#']");
  return link && document.getElementById(link.hash.slice(1));
}

/** How many elements are laid out in one frame: more would keep a slow phone from answering. */
const together = 3;

/** Lays out once, in idle moments, what a browser passes over: it remembers the sizes. */
async function measure(): Promise<void> {
  const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
  await idle();
  const elements = [...document.querySelectorAll<HTMLElement>(skipped())];
  for (let next = 0; next < elements.length; next += together) {
    await idle();
    const some = elements.slice(next, next + together);
    // Not every browser keeps a reader's place by itself, and none while it is at work.
    keepScrollPosition(() => {
      for (const { style } of some) style.contentVisibility = "visible";
    });
    await new Promise<void>(afterFrame);
    for (const { style } of some) style.contentVisibility = "";
  }
  measured = true;
  destination?.scrollIntoView();
  destination = null;
}

/**
 * Keeps the sizes of what is far from the screen right: when the visitor leaves the first view, after another language or width.
 * Whoever is led to a place in the page over estimated sizes still arrives, unless they have turned elsewhere meanwhile.
 */
export function trackIntrinsicSizes(): void {
  let begun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  const begin = () => {
    if (!begun) measure();
    begun = true;
  };
  document.addEventListener("click", (event) => {
    const place = placeOf(event.target as Element);
    if (!place || measured) return;
    destination = place;
    begin();
  });
  const turnElsewhere = () => {
    destination = null;
  };
  for (const turn of ["wheel", "touchmove", "keydown"]) addEventListener(turn, turnElsewhere, { passive: true });
  addEventListener("scroll", begin, { once: true });
  if (scrollY) begin();
  addEventListener(pageEvents.languageChange, () => begun && measure());
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    if (begun) timer = setTimeout(measure, rest);
  });
}
