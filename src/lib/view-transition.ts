/** Shows a change of the page as a cross-fade where the browser can, and at once elsewhere. */
export function crossFade(change: () => void): void {
  if (!document.startViewTransition) change();
  // It rejects when a newer transition ends this one; the change itself has been made.
  else document.startViewTransition(change).ready.catch(() => {});
}
