/**
 * How every browser of the benchmark starts, given the key of the run's certificate: nothing but 127.0.0.1 resolves,
 * so that a request to another host fails at once, and no other certificate is trusted.
 */
export function browserFlags(fingerprint: string): string[] {
  return [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ];
}
