import { useSyncExternalStore } from "react";

function watchScroll(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled more than `distance` px; renders again only when that changes. */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => scrollY > distance,
    () => false,
  );
}
