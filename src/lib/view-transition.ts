/** In ms: some browsers draw no frame for seconds. */
const maxDelay = 300;

/** Cross-fades a change of the page; without a transition where browsers lack view transitions or begin it late. */
export function crossFade(change: () => void): void {
  let isMade = false;
  const changeOnce = () => {
    if (!isMade) change();
    isMade = true;
  };
  if (document.startViewTransition) {
    const { ready, finished } = document.startViewTransition(changeOnce);
    // They reject when a newer transition skips this one; the change is made all the same.
    for (const promise of [ready, finished]) promise.catch(() => {});
    setTimeout(changeOnce, maxDelay);
  } else changeOnce();
}
