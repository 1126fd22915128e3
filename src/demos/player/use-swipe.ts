import { type TouchEvent, useRef } from "react";

/** Minimum distance of a swipe, in px. */
const threshold = 40;

/** Touch handlers. `onSwipe` gets 1 for a swipe against the reading direction (forward), -1 for one along it. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined);
  return {
    onTouchStart({ touches, changedTouches: { 0: touch } }: TouchEvent) {
      // Two fingers zoom.
      start.current = touches.length === 1 ? touch : undefined;
    },
    onTouchEnd({ changedTouches: { 0: touch }, touches }: TouchEvent) {
      const { current: from } = start;
      // In a zoomed page, a finger pans.
      if (!touch || !from || touches.length > 0 || (visualViewport?.scale ?? 1) > 1) return;
      const deltaX = touch.clientX - from.clientX;
      const deltaY = touch.clientY - from.clientY;
      if (Math.abs(deltaX) < Math.max(threshold, Math.abs(deltaY))) return;
      // The page's direction: a scene is drawn from left to right in every language.
      onSwipe(deltaX < 0 === (document.dir === "rtl") ? -1 : 1);
    },
  };
}
