import { useEffect, useState } from "react";

/**
 * Which of the elements with these ids the reader has reached: the last that came to a line across the screen; none before
 * the first.
 *
 * @param rootMargin where the line is, as for an `IntersectionObserver`
 * @param listId an element around them: while it does not cross the line, none is reached
 */
export function useScrollSpy(ids: readonly string[], rootMargin: string, listId?: string): string | undefined {
  const [reached, setReached] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const list = listId === undefined ? null : document.getElementById(listId);
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.findLast(({ target, isIntersecting }) => target !== list && isIntersecting);
        if (arrived) setReached(arrived.target.id);
        else if (entries.some(({ target, isIntersecting }) => target === list && !isIntersecting))
          setReached(undefined);
      },
      { rootMargin },
    );
    for (const element of [list, ...key.split(" ").map((id) => document.getElementById(id))]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key, rootMargin, listId]);
  return reached;
}
