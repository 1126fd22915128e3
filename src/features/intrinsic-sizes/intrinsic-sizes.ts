import { pageEvents } from "../../config/constants.ts";
import { keepScrollPosition } from "../../lib/keep-scroll-position.ts";
import { matchesMedia } from "../../lib/media-query.ts";
import { afterPaint, whenIdle } from "../../lib/timing.ts";

/** In ms, after the last change of the window's width. */
const resizeDebounce = 300;

/** The elements with `content-visibility: auto`; keep in step with `products.css` and `footer.css`. */
const skippedSelector = () => `${matchesMedia("(width < 75rem)") ? ".product" : ".product-text"}, .footer-columns`;

/** The target of an in-page link or the scroll-to-top button, while the sizes on the way are still estimated. */
let destination: Element | null = null;
let measured = false;
let latestRun = 0;

/** The element in the page to which a click scrolls; null if it does not scroll. */
function scrollTarget(clicked: Element): Element | null {
  if (clicked.closest("#scroll-to-top")) return document.documentElement;
  const link = clicked.closest<HTMLAnchorElement>("a[href^='#']");
  return link && document.getElementById(link.hash.slice(1));
}

/** Elements laid out per frame: more would block a slow phone. */
const batchSize = 3;

/** Lays out the skipped elements once, in idle time: the browser remembers their sizes. */
async function measure(): Promise<void> {
  measured = false;
  latestRun += 1;
  const run = latestRun;
  const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
  await idle();
  const elements = [...document.querySelectorAll<HTMLElement>(skippedSelector())];
  for (let next = 0; next < elements.length; next += batchSize) {
    await idle();
    const batch = elements.slice(next, next + batchSize);
    // Not every browser has scroll anchoring, and none applies it during this work.
    keepScrollPosition(() => {
      for (const { style } of batch) style.contentVisibility = "visible";
    });
    await new Promise<void>(afterPaint);
    for (const { style } of batch) style.contentVisibility = "";
  }
  // A later run, in another language or width, is still changing sizes.
  if (run !== latestRun) return;
  measured = true;
  destination?.scrollIntoView();
  destination = null;
}

/**
 * Measures off-screen elements when the visitor leaves the first view and after a change of language or width. Then
 * corrects a scroll to an in-page target, unless the visitor has scrolled or pressed a key meanwhile.
 */
export function trackIntrinsicSizes(): void {
  let started = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  const start = () => {
    if (!started) measure();
    started = true;
  };
  document.addEventListener("click", (event) => {
    // A modifier key opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = scrollTarget(event.target as Element);
    if (!target || measured) return;
    destination = target;
    start();
  });
  const cancel = () => {
    destination = null;
  };
  for (const type of ["wheel", "touchmove", "keydown"]) addEventListener(type, cancel, { passive: true });
  addEventListener("scroll", start, { once: true });
  if (scrollY) start();
  addEventListener(pageEvents.languageChange, () => {
    if (started) measure();
  });
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    if (started) timer = setTimeout(measure, resizeDebounce);
  });
}
