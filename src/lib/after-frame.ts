/** Calls back after the next frame has been painted; in a hidden tab, once it is shown again. */
export const afterFrame = (call: () => void) => requestAnimationFrame(() => setTimeout(call));
