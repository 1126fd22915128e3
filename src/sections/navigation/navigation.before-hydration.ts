import { findUnhydrated } from "../../lib/hydration.ts";

/** Until React has hydrated the menu: closes it on a click on a link. */
export function startMenu(): void {
  addEventListener("click", ({ target }) => {
    const menu = findUnhydrated("#menu");
    if ("popover" in HTMLElement.prototype && menu?.matches(":popover-open") && (target as Element).closest("#menu a"))
      menu.hidePopover();
  });
}
