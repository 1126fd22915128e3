import { useCallback } from "react";
import { matchesMedia, watchMedia } from "../media-query.ts";
import { useStore } from "./use-store.ts";

/** Whether a media query matches; false while prerendering and hydrating. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useStore({ get: () => matchesMedia(query), initial: false, subscribe });
}
