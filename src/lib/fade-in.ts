/** Lets a change of the whole page appear softly; the page takes clicks meanwhile. */
export function fadeIn(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document.body.animate({ opacity: [0.3, 1] }, { duration: 250, easing: "ease-out" });
}
