/** Shows a change of the page as a cross-fade where the browser can, and at once elsewhere. */
export function crossFade(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  const { ready, finished } = document.startViewTransition(change);
  // A transition that a newer one ends rejects; the change itself has been made.
  for (const promise of [ready, finished]) promise.catch(() => {});
}
