/** A press while the page cross-fades reaches what it was meant for: browsers give each to the root meanwhile. */
export function answerPressesWhileFading(): void {
  addEventListener(
    "click",
    ({ target, isTrusted, clientX, clientY }) => {
      const { activeViewTransition } = document;
      if (!activeViewTransition || !isTrusted || target !== document.documentElement) return;
      activeViewTransition.skipTransition();
      document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("a, button, summary")?.click();
    },
    true,
  );
}
