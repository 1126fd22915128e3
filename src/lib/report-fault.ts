/** In ms: a page that the visitor leaves is unloaded by then. */
const unloadTime = 2000;

/** Reports a failed load, unless the visitor leaves the page: Firefox rejects the requests that this aborts. */
export const reportFault = (error: unknown): unknown => setTimeout(reportError, unloadTime, error);
