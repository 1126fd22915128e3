import { useStore } from "./use-store.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

/** Whether the page is scrolled past `distance` px; "no" while it is prerendered or hydrates. */
export const useScrolledPast = (distance: number): boolean =>
  useStore({ get: () => scrollY > distance, initial: false, subscribe });
