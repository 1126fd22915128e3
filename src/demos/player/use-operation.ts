import { useEffect } from "react";
import { useStore } from "../../lib/hooks/use-store.ts";
import { createStore } from "../../lib/store.ts";

/** The demo that a visitor operates, and when they have last pressed in it, in ms. */
const operation = createStore<{ demo: Element; since: number } | undefined>(undefined);

/** Whether the visitor operates this demo, or another: one at a time, and none that is out of view. */
export function useOperation(demo: Element | null) {
  const current = useStore(operation);
  const isOperated = current !== undefined && current.demo === demo;
  useEffect(() => {
    const box = demo?.parentElement;
    if (!isOperated || !box) return;
    const end = () => operation.set(undefined);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting || end());
    observer.observe(box);
    return () => {
      observer.disconnect();
      if (operation.get()?.demo === demo) end();
    };
  }, [demo, isOperated]);
  return {
    since: isOperated ? current.since : undefined,
    isElsewhere: current !== undefined && !isOperated,
    operate: (since: number) => demo && operation.set({ demo, since }),
    end: () => isOperated && operation.set(undefined),
  };
}
