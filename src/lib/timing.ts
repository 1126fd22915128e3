/** Calls back after the next frame has been painted; in a hidden tab, once it is shown again. */
export const afterFrame = (call: () => void) => requestAnimationFrame(() => setTimeout(call));

/** Lets the browser answer the visitor before what comes next. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Calls back in a task of its own once the browser has nothing better to do, or has been busy for `longest` ms. */
export function whenIdle(call: () => void, longest?: number): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, longest ? { timeout: longest } : {});
  else setTimeout(call, 200);
}

/** Calls back once the page has loaded: at once where it has. */
export function whenLoaded(call: () => void): void {
  if (document.readyState === "complete") call();
  else addEventListener("load", call, { once: true });
}
