/** Resolves after the next frame has been painted; in a hidden tab, once it is shown again. */
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
