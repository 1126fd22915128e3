import { watchMedia } from "../../lib/media-query.ts";
import { stopsIn, wrappedStop } from "./focus-ring.ts";

/** From this width on the menu is a bar; the same number as in `navigation.css`. */
const barQuery = "(min-width: 64rem)";

/** The rest of the page, out of reach while the menu is open. */
function setPageInert(menu: HTMLElement, inert: boolean): void {
  const page = document.querySelectorAll("main, footer, .dock, .reader-place, .skip-link");
  for (const element of [...page, ...(menu.parentElement?.children ?? [])]) {
    if (element !== menu) element.toggleAttribute("inert", inert);
  }
}

/**
 * What a script adds to the popover of the menu: focus goes in, stays in and comes back, the page behind rests, a link
 * closes it, and it is gone when the window grows into the bar.
 */
export function menu(): void {
  const element = document.getElementById("menu");
  if (!element || !("popover" in element)) return;
  const opener = document.querySelector(".menu-opener");
  const isOpen = () => element.matches(":popover-open");
  const close = () => isOpen() && element.hidePopover();

  const follow = () => {
    const open = isOpen();
    opener?.setAttribute("aria-expanded", String(open));
    document.documentElement.toggleAttribute("data-menu-open", open);
    setPageInert(element, open);
    if (open) stopsIn(element)[0]?.focus();
  };

  follow();
  element.addEventListener("toggle", follow);
  // The browser gives the focus back while it closes the menu, which an opener that is still inert would not take.
  element.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && setPageInert(element, false));
  element.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
  addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || !isOpen()) return;
    const stop = wrappedStop(stopsIn(element), document.activeElement as HTMLElement | null, event.shiftKey);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  });
  watchMedia(barQuery, close);
}
