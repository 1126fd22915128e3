import { extname } from "node:path";
import mime from "mime-types";
import type { HeadFacts } from "../../../generator/built/head-facts.ts";
import { headersFor } from "../../../server/headers-file.ts";
import type { ExpectedSite } from "../expected-site.ts";

export interface Asked {
  method?: string;
  /** With its escapes, as it goes over the wire. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Asks twice: the second time with what the first answer calls its state. */
  known?: "etag" | "last-modified";
}

/** By lower-case name: the value, what it looks like, or nothing where the header must be absent. */
type Headers = Readonly<Record<string, string | RegExp | undefined>>;

/** Something that a host must do: what is asked, and what the answer has to be. */
export interface Requirement {
  /** What is asked for, as a report names it: "a page in Brotli". */
  what: string;
  ask: Asked;
  /** One of these. */
  status: readonly number[];
  /** What a host may answer as well whose rules are its own: an edge host, say. */
  elsewhere?: readonly number[];
  headers: Headers;
  /** Headers that such a host may answer with instead. */
  headersElsewhere?: Headers;
  /** What the body is, once it is unpacked; where nothing is said, it may be anything. */
  body?: { page: HeadFacts } | { bytes: Buffer } | { bytes: "none" };
}

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

/** What the type of a file looks like: some have more than one name, and only a document's charset must be told. */
export function typeOf(path: string): RegExp {
  const ending = extname(path).slice(1);
  if (ending === "html") return /^text\/html; ?charset=utf-8$/i;
  const names = Object.keys(mime.extensions).filter((type) => mime.extensions[type]?.includes(ending));
  return names.length > 0 ? new RegExp(`^(${names.join("|").replaceAll("+", "\\+")})(; ?charset=utf-8)?$`, "i") : /./;
}
