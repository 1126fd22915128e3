/** Calls back after the next frame has been painted; in a hidden tab, once it is shown again. */
export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

let lastTurn: Promise<void> = Promise.resolve();
/** Resolves in a frame of its own: what asks at the same time gets the frames after it. */
export function ownFrame(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise<void>(afterPaint));
  return lastTurn;
}

/** Yields to the browser, so that it can handle input first. */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** In ms: what waits for an idle browser but must happen starts by then; the second for each of many parts. */
export const idleTimeout = 2000;
export const partTimeout = 300;

/** In ms: a page that the visitor leaves is unloaded by then. */
const unloadTime = 2000;

/** Reports a failed load unless the visitor leaves, for which Firefox aborts and rejects requests. */
export const reportFault = (error: unknown): unknown => setTimeout(reportError, unloadTime, error);

/** Resolves in a task of its own when the browser is idle, or after `timeout` ms at the latest. */
export const whenIdle = (timeout: number): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, 200);
  });

/** Calls back once the page has loaded; synchronously if it has already. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === "complete") callback();
  else addEventListener("load", callback, { once: true });
}
