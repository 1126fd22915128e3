import { listen } from "../listen.ts";
import { useStore } from "./use-store.ts";

const subscribe = (listener: () => void) => listen(["scroll", "resize", "hashchange"], listener);

/** Whether the page is scrolled past `distance` px; false while prerendering and hydrating. */
export const useScrolledPast = (distance: number) =>
  useStore({ get: () => scrollY > distance, initial: false, subscribe });

const boxOf = (id: string) => document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();

function currentSection(ids: readonly string[], line: number, listId?: string) {
  const height = innerHeight * line;
  if (listId) {
    const { top, bottom } = boxOf(listId);
    if (top > height || bottom < height) return undefined;
  }
  // At the page's end, where the last ones cannot reach the line, the one that the URL names.
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const chosen = isAtEnd && ids.find((id) => `#${id}` === location.hash && boxOf(id).top >= 0);
  return chosen || ids.filter((id) => isAtEnd || boxOf(id).top <= height).at(-1);
}

/** The id of the last section above a line, 0 to 1 from the viewport's top; undefined above all or outside `listId`. */
export const useCurrentSection = (ids: readonly string[], line: number, listId?: string) =>
  useStore({ get: () => currentSection(ids, line, listId), initial: undefined, subscribe });
