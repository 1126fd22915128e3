/** Whether the element is in an island that React has hydrated. */
export const isHydrated = (element: Element): boolean => element.closest("[data-hydrated]") !== null;

/** The first match on the page, unless React answers for it already. */
export function findUnhydrated(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  return element && isHydrated(element) ? null : element;
}
