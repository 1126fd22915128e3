const chosen = "data-chosen";

/** Undoes what was done to show a text that a page hides. */
let putBack: (() => void)[] = [];

/** What only assistive technology reads has no place of its own; what it belongs to has one. */
function visiblePlace(element: HTMLElement): HTMLElement {
  const spoken = element.closest(".sr-only");
  return (spoken?.parentElement as HTMLElement | null) ?? element;
}

/** Opens a menu and shows a banner, as the page's scripts would. */
function reveal(element: HTMLElement): void {
  for (let place: HTMLElement | null = element; place; place = place.parentElement) {
    const box = place;
    if (box.hidden) {
      box.hidden = false;
      putBack.push(() => {
        box.hidden = true;
      });
    }
    if (box.popover !== null && !element.checkVisibility()) {
      box.showPopover();
      putBack.push(() => box.isConnected && box.hidePopover());
    }
  }
}

/**
 * Outlines the places of texts in the preview's document, shows those that are hidden, and scrolls to the first. Says how many
 * can be seen.
 */
export function showChosen(document: Document, keys: readonly string[], scrolls: boolean): number {
  for (const element of document.querySelectorAll(`[${chosen}]`)) element.removeAttribute(chosen);
  for (const step of putBack) step();
  putBack = [];
  const selector = keys.map((key) => `[data-text~="${key}"]`).join();
  const found = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  const places = [...new Set(found.map(visiblePlace))];
  const isSeen = (place: HTMLElement) => place.checkVisibility();
  if (!places.some(isSeen)) for (const place of places.slice(0, 1)) reveal(place);
  const seen = places.filter(isSeen);
  for (const place of seen) place.setAttribute(chosen, "");
  if (scrolls) seen[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  return seen.length;
}

/** The keys of the texts at a place in the preview, the nearest first; none where no text is. */
export function keysAt(target: EventTarget | null): string[] {
  const element = (target as Element | null)?.closest?.("[data-text]");
  return element?.getAttribute("data-text")?.split(" ") ?? [];
}

/** Of several texts at one place each click chooses the next. */
export function nextKey(keys: readonly string[], current: readonly string[]): string | undefined {
  const at = keys.findIndex((key) => current.includes(key));
  return keys[(at + 1) % keys.length];
}
