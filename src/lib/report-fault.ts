/** In ms: a page that is being left is gone by then. */
const leaving = 2000;

/**
 * Reports to the console what could not be had, unless the visitor leaves the page: a browser then breaks off what is on its
 * way, and Firefox calls that a failure.
 */
export const reportFault = (error: unknown): unknown => setTimeout(reportError, leaving, error);
