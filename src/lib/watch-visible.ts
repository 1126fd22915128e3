type Report = (visible: boolean, entry?: IntersectionObserverEntry) => void;

/**
 * Calls back when the visibility of an element or its tab changes, with the observer's last entry, undefined before its
 * first; `options` as an observer's. Returns what stops it.
 */
export function observeVisibility(element: Element, onChange: Report, options?: IntersectionObserverInit) {
  let last: IntersectionObserverEntry | undefined;
  const update = () => onChange(last?.isIntersecting === true && !document.hidden, last);
  const observe = (entries: IntersectionObserverEntry[]) => {
    // A busy browser reports several changes at once, in order.
    last = entries.at(-1);
    update();
  };
  const observer = new IntersectionObserver(observe, options);
  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  };
}
