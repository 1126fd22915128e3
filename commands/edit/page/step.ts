/** Where a key leads in a list; nothing for a key that leads nowhere. From outside of the list every way begins at its first. */
export function stepFrom<Thing>(things: readonly Thing[], at: number, key: string): Thing | undefined {
  const last = things.length - 1;
  switch (key) {
    case "ArrowDown":
      return things[Math.min(at + 1, last)];
    case "ArrowUp":
      return things[Math.max(at - 1, 0)];
    case "Home":
      return things[0];
    case "End":
      return things[last];
    default:
      return undefined;
  }
}
