import { type RefObject, useEffect, useRef } from "react";
import { watchMedia } from "../../lib/media-query.ts";
import { stopsIn, wrappedStop } from "./focus-ring.ts";

/** From this width on the menu is a bar; the same number as `--breakpoint-lg` in the tokens. */
const barQuery = "(min-width: 64rem)";

/** The rest of the page, out of reach while the menu is open. */
function setPageInert(menu: HTMLElement, inert: boolean): void {
  const bar = menu.parentElement;
  const page = [...document.querySelectorAll("main, footer, .skip-link"), ...(bar?.children ?? [])];
  for (const element of page) if (element !== menu) element.toggleAttribute("inert", inert);
}

/**
 * What a script adds to the popover of the menu: focus goes in, stays in and comes back, the page behind rests, a link
 * closes it, and it is gone when the window grows into the bar.
 */
export function useMenu(): { menu: RefObject<HTMLDivElement | null>; opener: RefObject<HTMLButtonElement | null> } {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element || !("popover" in element)) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const isOpen = () => element.matches(":popover-open");
    const close = () => isOpen() && element.hidePopover();

    const follow = () => {
      const open = isOpen();
      opener.current?.setAttribute("aria-expanded", String(open));
      setPageInert(element, open);
      if (open) stopsIn(element)[0]?.focus();
    };
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || !isOpen()) return;
      const stop = wrappedStop(stopsIn(element), document.activeElement as HTMLElement | null, event.shiftKey);
      if (!stop) return;
      event.preventDefault();
      stop.focus();
    };

    follow();
    element.addEventListener("toggle", follow, { signal });
    // The browser gives the focus back while it closes the menu, which an opener that is still inert would not take.
    element.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && setPageInert(element, false), {
      signal,
    });
    element.addEventListener("click", ({ target }) => (target as Element).closest("a") && close(), { signal });
    addEventListener("keydown", keepFocus, { signal });
    const stopWatching = watchMedia(barQuery, close);
    return () => {
      stopping.abort();
      stopWatching();
    };
  }, []);

  return { menu, opener };
}
