/** Calls `show` at once, and again whenever the page is scrolled past `distance` px or back: never in between. */
export function watchScrolledPast(distance: number, show: (past: boolean) => void): void {
  let past: boolean | undefined;
  const follow = () => {
    const now = scrollY > distance;
    if (now === past) return;
    past = now;
    show(now);
  };
  addEventListener("scroll", follow, { passive: true });
  follow();
}
