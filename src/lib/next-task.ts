interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser answer the visitor before what comes next. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
