/** In ms: some browsers draw no frame for seconds. */
const maxDelay = 300;

/** Cross-fades a change of the page; without a transition where browsers lack view transitions or begin it late. */
export function crossFade(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => {
    clearTimeout(skipping);
    change();
  });
  const skipping = setTimeout(() => transition.skipTransition(), maxDelay);
  // They reject if it is skipped, also by a newer one; the change is made all the same.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => {});
}
