const focusable = "a[href], button:not([disabled]), select, input, [tabindex]:not([tabindex='-1'])";

/**
 * Where Tab goes from `current` when focus is to stay among `stops`: round from the last to the first and back; nothing
 * where the browser's own next stop is right.
 */
export function wrappedStop<Stop>(stops: readonly Stop[], current: Stop | null, backwards: boolean): Stop | undefined {
  const position = current === null ? -1 : stops.indexOf(current);
  if (position === -1) return backwards ? stops.at(-1) : stops[0];
  if (backwards && position === 0) return stops.at(-1);
  if (!backwards && position === stops.length - 1) return stops[0];
  return undefined;
}

/** What Tab can reach inside an element, in order. */
export function stopsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
}
