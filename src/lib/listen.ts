/** Calls back on events of the window; returns a function that stops it. */
export function listen<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  onEvent: (event: WindowEventMap[Type]) => void,
): () => void {
  for (const type of types) addEventListener(type, onEvent);
  return () => {
    for (const type of types) removeEventListener(type, onEvent);
  };
}
