/** Calls back when an element comes into view or leaves it, and when the tab that shows it is hidden or shown. */
export function watchVisible(element: Element, show: (visible: boolean) => void, margin = "0px"): void {
  let inView = false;
  const follow = () => show(inView && !document.hidden);
  if (!("IntersectionObserver" in globalThis)) {
    show(true);
    return;
  }
  new IntersectionObserver(
    (entries) => {
      // A busy browser reports several changes at once, the latest last.
      inView = entries.at(-1)?.isIntersecting ?? false;
      follow();
    },
    { rootMargin: margin },
  ).observe(element);
  document.addEventListener("visibilitychange", follow);
}
