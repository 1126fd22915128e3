import { compactAfter } from "../../config/constants.ts";
import { watchScrolledPast } from "../../lib/scrolled-past.ts";

/** The bar draws together once the page is scrolled. */
export function compactNavigation(): void {
  const header = document.querySelector<HTMLElement>("header[data-compact]");
  if (header) watchScrolledPast(compactAfter, (past) => (header.dataset.compact = String(past)));
}
