/** Whether the visitor asks for less motion. */
export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** A phone that is held upright. */
export const phoneQuery = "(width < 30rem)";

export const matchesMedia = (query: string): boolean => matchMedia(query).matches;

/** Calls back on every change of a media query; returns how to stop. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
