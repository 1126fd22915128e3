import { useStore } from "./use-store.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

/** Whether the page is scrolled past `distance` px; false while prerendering and hydrating. */
export const useScrolledPast = (distance: number): boolean =>
  useStore({ get: () => scrollY > distance, initial: false, subscribe });
