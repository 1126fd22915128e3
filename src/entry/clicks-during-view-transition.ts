/** During a cross-fade browsers dispatch presses to the root element: ends it, and passes them on. */
export function forwardClicksDuringViewTransition(): void {
  for (const type of ["mousedown", "click"] as const) addEventListener(type, forward, true);
}

let wasInTransition = false;

function forward(event: MouseEvent): void {
  const { type, target, isTrusted, clientX, clientY } = event;
  const { activeViewTransition, documentElement } = document;
  if (!isTrusted || target !== documentElement) return;
  // A press ends the transition, so that its click comes after it.
  if (type === "mousedown") wasInTransition = !!activeViewTransition;
  if (!activeViewTransition && !wasInTransition) return;
  activeViewTransition?.skipTransition();
  const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("a, button, select, summary");
  if (type === "mousedown") {
    if (control instanceof HTMLSelectElement) control.showPicker?.();
  } else {
    wasInTransition = false;
    // With the same modifier keys.
    control?.dispatchEvent(new MouseEvent(type, event));
  }
}
