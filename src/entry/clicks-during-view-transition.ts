/** Forwards clicks to the element under the pointer: during a cross-fade browsers dispatch them to the root element. */
export function forwardClicksDuringViewTransition(): void {
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
