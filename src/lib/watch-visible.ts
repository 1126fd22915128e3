/** Calls back when the visibility of an element or its tab changes, `rootMargin` around the viewport included. */
export function observeVisibility(element: Element, onChange: (visible: boolean) => void, rootMargin = "0px") {
  let inView = false;
  const update = () => onChange(inView && !document.hidden);
  const observe = (entries: IntersectionObserverEntry[]) => {
    // A busy browser reports several changes at once, in order.
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  };
  const observer = new IntersectionObserver(observe, { rootMargin });
  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  };
}
