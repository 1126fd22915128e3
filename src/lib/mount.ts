interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser answer the visitor before what comes next. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Starts what a page does in the browser, each part in a task of its own. A part that throws is reported to the console and
 * leaves the others, and the page as it was written, alone. `<html data-live>` says that all have been started.
 */
export async function mount(behaviours: readonly (() => void)[]): Promise<void> {
  for (const start of behaviours) {
    await nextTask();
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  document.documentElement.dataset.live = "";
}
