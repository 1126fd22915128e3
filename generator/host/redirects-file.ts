import type { Redirect } from "../inputs/load-redirects.ts";

/** The redirects as a `_redirects` file, which edge hosts read, and our server and the writers of other hosts' files with them. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
