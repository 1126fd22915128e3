/** Shows a change of the page as a cross-fade where the browser can, and at once elsewhere. */
export function crossFade(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  // It rejects when a newer transition ends this one; the change itself has been made.
  document.startViewTransition(change).ready.catch(() => {});
}
