/** Whether the visitor asks for less motion. Answers "no" where nobody can be asked. */
export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** A phone that is held upright. */
export const phoneQuery = "(width < 30rem)";

export function matchesMedia(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** Calls back on every change of a media query; returns how to stop. */
export function watchMedia(query: string, onChange: () => void): () => void {
  if (typeof matchMedia !== "function") return () => {};
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
