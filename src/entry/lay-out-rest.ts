import { keepScrollPosition } from "../lib/keep-scroll-position.ts";
import { partTimeout, whenIdle } from "../lib/timing.ts";

/** Lays out what is below the first view, each part in a task of its own. */
export async function layOutRest(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(".section, .product, .site-footer");
  for (const { style } of parts) {
    await whenIdle(partTimeout);
    // Not every browser has scroll anchoring.
    keepScrollPosition(() => {
      style.contentVisibility = "visible";
    });
  }
  document.documentElement.classList.remove("rest-in-turn");
}
