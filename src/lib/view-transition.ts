/** Cross-fades a change of the page; without a transition where browsers lack view transitions. */
export function crossFade(change: () => void): void {
  if (!document.startViewTransition) change();
  // `ready` rejects when a newer transition skips this one; the change is made all the same.
  else document.startViewTransition(change).ready.catch(() => {});
}
