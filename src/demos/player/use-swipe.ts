import { type TouchEvent, useRef } from "react";

/** Minimum distance of a swipe, in px. */
const threshold = 40;

/** Touch handlers. `onSwipe` gets 1 for a swipe against the reading direction (forward), -1 for one along it. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef({ clientX: 0, clientY: 0 });
  return {
    onTouchStart({ changedTouches: { 0: touch } }: TouchEvent) {
      if (touch) start.current = touch;
    },
    onTouchEnd({ changedTouches: { 0: touch }, touches, currentTarget }: TouchEvent) {
      if (!touch || touches.length > 0) return;
      const deltaX = touch.clientX - start.current.clientX;
      const deltaY = touch.clientY - start.current.clientY;
      if (Math.abs(deltaX) < Math.max(threshold, Math.abs(deltaY))) return;
      const isForward = deltaX < 0 !== (getComputedStyle(currentTarget).direction === "rtl");
      onSwipe(isForward ? 1 : -1);
    },
  };
}
