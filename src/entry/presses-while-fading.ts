/**
 * A press while the page cross-fades reaches what it was meant for: as long as a fade lasts, browsers give every press to the root
 * of the page. Where a browser does not say that it fades, such a press is lost.
 */
export function answerPressesWhileFading(): void {
  addEventListener(
    "click",
    ({ target, isTrusted, clientX, clientY }) => {
      const { activeViewTransition } = document as { activeViewTransition?: ViewTransition | null };
      if (!activeViewTransition || !isTrusted || target !== document.documentElement) return;
      activeViewTransition.skipTransition();
      document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("a, button, summary")?.click();
    },
    true,
  );
}
