/* Storage may be denied, full or absent: reading finds nothing then, and a choice lasts for the page view. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage[key];
  } catch {
    // Nothing is found.
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage[key] = value;
  } catch {
    // The page keeps its own state.
  }
}

/** Calls back when another tab has stored something under a key, and when Back brings a page as it was left, which may have missed it. */
export function syncOtherTabs(key: string, follow: () => void): void {
  addEventListener("storage", (event) => event.key === key && follow());
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}
