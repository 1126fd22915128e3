import { scrollToTopAfter } from "../../config/constants.ts";
import { watchScrolledPast } from "../../lib/scrolled-past.ts";

/** The page's own `scroll-behavior` makes the way up smooth, or not for those who ask for less motion. */
export function scrollToTop(): void {
  const button = document.getElementById("scroll-to-top");
  if (!button) return;
  button.addEventListener("click", () => scrollTo({ top: 0 }));
  watchScrolledPast(scrollToTopAfter, (past) => (button.dataset.visible = String(past)));
}
