/** Calls back when the visibility of an element or of its tab changes; returns a function that stops it. */
export function observeVisibility(element: Element, onChange: (visible: boolean) => void): () => void {
  let inView = false;
  const update = () => onChange(inView && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several changes at once, in order.
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  };
}
