import type { HeadFacts } from "../../../generator/built/head-facts.ts";

export interface Asked {
  method?: string;
  /** With its escapes, as it goes over the wire. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Asks twice: the second time with what the first answer calls its state. */
  known?: "etag" | "last-modified";
}

/** Something that a host must do: what is asked, and what the answer has to be. */
export interface Requirement {
  /** What is asked for, as a report names it: "a page in Brotli". */
  what: string;
  ask: Asked;
  /** One of these. */
  status: readonly number[];
  /** What a host may answer as well whose rules are its own: an edge host, say. */
  elsewhere?: readonly number[];
  /** By lower-case name: the value, what it looks like, or nothing where the header must be absent. */
  headers: Readonly<Record<string, string | RegExp | undefined>>;
  /** Headers that such a host may answer with instead. */
  headersElsewhere?: Requirement["headers"];
  /** What the body is, once it is unpacked; where nothing is said, it may be anything. */
  body?: { page: HeadFacts } | { bytes: Buffer } | { bytes: "none" };
}

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** By lower-case name; the values of a repeated one are joined. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}
