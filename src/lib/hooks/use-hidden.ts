import { useLayoutEffect, useRef } from "react";

/** Scripts may have shown the element before hydration: the effect sets `hidden` even if React sees no change. */
export function useHidden<Hideable extends HTMLElement>(hidden: boolean) {
  const ref = useRef<Hideable>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.hidden = hidden;
  }, [hidden]);
  return { ref, hidden };
}
