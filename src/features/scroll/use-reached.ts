import { type RefObject, useEffect, useState } from "react";

/** Only what crosses the middle of the screen counts as reached. */
const middle = { rootMargin: "-50% 0px -50% 0px" };

/**
 * The id of the child that the reader has reached; between two children the last one counts. Undefined while the whole
 * list is above or below the middle of the screen.
 */
export function useReached(list: RefObject<HTMLElement | null>): string | undefined {
  const [reached, setReached] = useState<string>();

  useEffect(() => {
    const whole = list.current;
    if (!whole || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const arrived = entries.findLast(({ target, isIntersecting }) => target !== whole && isIntersecting);
      if (arrived) setReached(arrived.target.id);
      else if (entries.some(({ target, isIntersecting }) => target === whole && !isIntersecting)) setReached(undefined);
    }, middle);
    for (const element of [whole, ...whole.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  return reached;
}
