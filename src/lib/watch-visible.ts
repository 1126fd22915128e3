/** Calls back when an element comes into view or leaves it, and when the tab that shows it is hidden or shown; returns how to stop. */
export function watchVisible(element: Element, show: (visible: boolean) => void): () => void {
  let inView = false;
  const follow = () => show(inView && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several changes at once, the latest last.
    inView = entries.at(-1)?.isIntersecting ?? false;
    follow();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", follow);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", follow);
  };
}
