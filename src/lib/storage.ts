/* Storage may be denied, full or absent: nothing is read then, and a choice lasts for the page view. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage[key];
  } catch {
    // Returns undefined.
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage[key] = value;
  } catch {
    // The page keeps its state in memory.
  }
}

/** Calls back when another tab changes a key, and when Back restores a page, which may have missed a change. */
export function syncOtherTabs(key: string, onChange: (event: Event) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key) onChange(event);
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) onChange(event);
  });
}
