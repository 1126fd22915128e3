/** Whether a version comes before another: numbers, not letters, so that 4.9 comes before 4.10. */
export function isBefore(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major === otherMajor ? minor < otherMinor : major < otherMajor;
}

/** The lowest of some versions; none of none. */
export function earliest(versions: readonly string[]): string | undefined {
  return versions.reduce<string | undefined>(
    (lowest, version) => (lowest === undefined || isBefore(version, lowest) ? version : lowest),
    undefined,
  );
}
