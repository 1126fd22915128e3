import { partTimeout, whenIdle } from "../lib/timing.ts";

/** Lays out what is below the first view, which the style sheet skips while the page loads: each part in a task. */
export async function layOutRest(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>(".hero ~ *, .product, .site-footer");
  for (const { style } of parts) {
    await new Promise<void>((resolve) => whenIdle(resolve, partTimeout));
    style.contentVisibility = "visible";
  }
  document.documentElement.classList.remove("first-view");
  for (const { style } of parts) style.contentVisibility = "";
}
