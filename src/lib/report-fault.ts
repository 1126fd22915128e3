/** In ms: a page that is being left is gone by then. */
const leaving = 2000;

/** Reports what could not be had, unless the visitor leaves: to Firefox, what is then broken off is a failure. */
export const reportFault = (error: unknown): unknown => setTimeout(reportError, leaving, error);
