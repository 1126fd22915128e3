import { useCallback } from "react";
import { useStore } from "./hooks/use-store.ts";

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** A phone in portrait. Not as a range, which scripts in Chromium 103 and Safari 15 do not know. */
export const phoneQuery = "not all and (min-width: 30rem)";

export const matchesMedia = (query: string) => matchMedia(query).matches;

/** Calls back on every change; returns a function that stops it. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether a media query matches; false while prerendering and hydrating. */
export function useMedia(query: string) {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useStore({ get: () => matchesMedia(query), initial: false, subscribe });
}
