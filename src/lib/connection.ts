interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asks for less data, or is on a line too slow for a film; "no" where the browser does not say. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "");
}
