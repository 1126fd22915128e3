import { headersFor } from "../../../server/headers-file.ts";
import type { ExpectedSite } from "../expected-site.ts";
import type { Requirement } from "./requirement.ts";

type Headers = Requirement["headers"];

/** The headers that the rules of the build give a path. */
export function ruled({ rules }: ExpectedSite, path: string): Headers {
  const headers = [...headersFor(rules, path)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(headers.filter(([name]) => name !== "content-type"));
}

/** The headers of what comes in a content coding. */
export const packed = (encoding: string | RegExp): Headers => ({
  "content-encoding": encoding,
  vary: /accept-encoding/i,
});
