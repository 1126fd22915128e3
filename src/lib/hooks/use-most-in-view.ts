import { type RefObject, useEffect } from "react";
import { createStore } from "../store.ts";
import { useStore } from "./use-store.ts";

/** How much of each watched element is in view, in px², and which has the most. */
const areas = new Map<Element, number>();
const most = createStore<Element | undefined>(undefined);

function choose(): void {
  const [first] = [...areas]
    .filter(([, area]) => area > 0 && !document.hidden)
    .sort(([, one], [, other]) => other - one);
  most.set(first?.[0]);
}

const thresholds = Array.from({ length: 11 }, (_, index) => index / 10);

/** Whether more of an element is in view, in a tab that is shown, than of every other that is watched. */
export function useMostInView(ref: RefObject<Element | null>): boolean {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { width = 0, height = 0 } = entries.at(-1)?.intersectionRect ?? {};
        areas.set(element, width * height);
        choose();
      },
      { threshold: thresholds },
    );
    observer.observe(element);
    // One for each element: a listener that all of them shared would go with the first.
    const chooseAnew = () => choose();
    document.addEventListener("visibilitychange", chooseAnew);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", chooseAnew);
      areas.delete(element);
      choose();
    };
  }, [ref]);
  return useStore({ ...most, get: () => ref.current !== null && most.get() === ref.current, initial: false });
}
