/**
 * The browser's storage, which may be denied, full or absent. Reading then finds nothing and writing does nothing: a
 * choice lasts for the page view.
 */
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
