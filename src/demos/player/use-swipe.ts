import { type TouchEvent, useRef } from "react";

/** How far a finger goes, in px, before it counts. */
const threshold = 40;

/** What a finger that is drawn across an element does: `onSwipe` gets 1 when it goes against the reading direction, -1 when along. */
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const start = useRef({ clientX: 0, clientY: 0 });
  return {
    onTouchStart({ changedTouches: { 0: finger } }: TouchEvent) {
      if (finger) start.current = finger;
    },
    onTouchEnd({ changedTouches: { 0: finger }, touches, currentTarget }: TouchEvent) {
      if (!finger || touches.length > 0) return;
      const across = finger.clientX - start.current.clientX;
      const down = finger.clientY - start.current.clientY;
      if (Math.abs(across) < Math.max(threshold, Math.abs(down))) return;
      const isForward = across < 0 !== (getComputedStyle(currentTarget).direction === "rtl");
      onSwipe(isForward ? 1 : -1);
    },
  };
}
