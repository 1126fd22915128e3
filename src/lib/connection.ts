/** Whether the visitor asks for less data, or is on a line too slow for a film; "no" where the browser does not say. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "");
}
