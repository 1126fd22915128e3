import { flushSync } from "react-dom";

/** Shows a change of the page as a cross-fade where the browser can, and at once elsewhere. */
export function fade(change: () => void): void {
  if (document.startViewTransition) document.startViewTransition(() => flushSync(change));
  else change();
}
