import { useStore } from "./use-store.ts";

const events = ["scroll", "resize", "hashchange"];

function subscribe(listener: () => void): () => void {
  for (const type of events) addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of events) removeEventListener(type, listener);
  };
}

function currentSection(ids: readonly string[]): string | undefined {
  const tops = ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }));
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const chosen = isAtEnd ? tops.find(({ id, top }) => `#${id}` === location.hash && top >= 0) : undefined;
  return (chosen ?? tops.findLast(({ top }) => isAtEnd || top <= innerHeight / 4))?.id;
}

/**
 * The id of the last section above a line 25 % down the viewport. At the page's end, where the last ones cannot reach
 * it: the one that the URL names, or the last. Undefined above the first, and while prerendering and hydrating.
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined =>
  useStore<string | undefined>({ get: () => currentSection(ids), initial: undefined, subscribe });
