export const isHydrated = (element: Element): boolean => element.closest("[data-hydrated]") !== null;

/** The first match on the page; null if React has hydrated it. */
export function findUnhydrated(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(selector);
  return element && isHydrated(element) ? null : element;
}
