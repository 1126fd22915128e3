import { useEffect } from "react";
import { createStore } from "../store.ts";
import { observeVisibility } from "../watch-visible.ts";
import { useStore } from "./use-store.ts";

/** The visible area of each observed element, in px². */
const areas = new Map<Element, number>();
/** `held` counts as the largest until none of it is visible. */
const attention = createStore<{ largest?: Element | undefined; held?: Element | null | undefined }>({});

function update(latest = attention.get().held) {
  const held = latest && areas.get(latest) ? latest : undefined;
  const [first] = [...areas].filter(([, area]) => area > 0 && !document.hidden).sort(([, a], [, b]) => b - a);
  attention.set({ held, largest: first && (held ?? first[0]) });
}

const thresholds = Array.from({ length: 11 }, (_, index) => index / 10);

/**
 * Whether an element has the largest visible area of all that use this hook, or holds attention: the last whose
 * `heldSince` has changed to a number, while any of it is visible; false in a hidden tab.
 */
export function useMostInView(element: Element | null, heldSince?: number) {
  useEffect(() => {
    if (heldSince !== undefined) update(element);
    else if (attention.get().held === element) update(null);
  }, [element, heldSince]);
  useEffect(() => {
    if (!element) return;
    const measure = (_: boolean, entry?: IntersectionObserverEntry) => {
      const { width = 0, height = 0 } = entry?.intersectionRect ?? {};
      areas.set(element, width * height);
      update();
    };
    const stop = observeVisibility(element, measure, { threshold: thresholds });
    return () => {
      stop();
      areas.delete(element);
      update();
    };
  }, [element]);
  const get = () => attention.get().largest === element;
  return useStore({ ...attention, get, initial: false });
}
