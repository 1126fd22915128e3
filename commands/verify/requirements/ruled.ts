import { headersFor } from "../../../server/headers-file.ts";
import type { ExpectedSite } from "../expected-site.ts";
import type { Requirement } from "./requirement.ts";

type Headers = Requirement["headers"];

/** The headers that the rules of the build give a path, and that it has none of those that they give others alone. */
export function ruled({ rules }: ExpectedSite, path: string): Headers {
  const named = rules.flatMap(({ changes }) => changes.map(({ name }) => [name.toLowerCase(), undefined] as const));
  const given = [...headersFor(rules, path)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries([...named, ...given].filter(([name]) => name !== "content-type"));
}

/** The headers of what comes in a content coding. */
export const packed = (encoding: string | RegExp): Headers => ({
  "content-encoding": encoding,
  vary: /accept-encoding/i,
});
