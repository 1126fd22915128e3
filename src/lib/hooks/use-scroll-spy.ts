import { useEffect, useState } from "react";

/**
 * The id of the element that last crossed a line of the viewport, placed by an `IntersectionObserver`'s `rootMargin`.
 * Undefined before the first, and after the container `listId` has left the line.
 */
export function useScrollSpy(ids: readonly string[], rootMargin: string, listId: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const list = document.getElementById(listId);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ target, isIntersecting }) => target !== list && isIntersecting);
        if (entered) setCurrent(entered.target.id);
        else if (entries.some(({ target, isIntersecting }) => target === list && !isIntersecting))
          setCurrent(undefined);
      },
      { rootMargin },
    );
    for (const element of [list, ...key.split(" ").map((id) => document.getElementById(id))]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key, rootMargin, listId]);
  return current;
}
