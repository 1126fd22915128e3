import { useLayoutEffect, useRef } from "react";

/**
 * The properties of an element that is hidden or shown. Before it is hydrated the page may have shown it itself, of which
 * React knows nothing: what it then takes for unchanged has to be said all the same.
 */
export function useHidden<Hideable extends HTMLElement>(hidden: boolean) {
  const ref = useRef<Hideable>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.hidden = hidden;
  }, [hidden]);
  return { ref, hidden };
}
