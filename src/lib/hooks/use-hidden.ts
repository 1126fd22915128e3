import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Scripts may have shown the element before hydration, which renders with the initial state and leaves `hidden` alone:
 * the effect sets it afterwards.
 */
export function useHidden<Hideable extends HTMLElement>(hidden: boolean) {
  const ref = useRef<Hideable>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated && ref.current) ref.current.hidden = hidden;
  }, [hidden, hydrated]);
  return { ref, hidden };
}
