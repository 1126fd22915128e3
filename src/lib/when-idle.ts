/** Calls back in a task of its own once the browser has nothing better to do. */
export function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call);
  else setTimeout(call, 200);
}
