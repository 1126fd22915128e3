import { useCallback, useSyncExternalStore } from "react";
import { matchesMedia, watchMedia } from "../media-query.ts";

const unknown = () => false;

/** Whether a media query matches; "no" while a page is prerendered or hydrates. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useSyncExternalStore(subscribe, () => matchesMedia(query), unknown);
}
