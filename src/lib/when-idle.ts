/**
 * Calls back in a task of its own once the browser has nothing better to do.
 *
 * @param longest how long a busy browser may keep it waiting, in ms; without it, for ever
 */
export function whenIdle(call: () => void, longest?: number): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, longest ? { timeout: longest } : {});
  else setTimeout(call, 200);
}
