import type { Mode } from "../options.ts";

/** What a mode found out. */
export interface Section {
  mode: Mode;
  /** Tables in Markdown, which read well on a terminal too. */
  text: string;
  /** Every single run, for the file that is kept of it. */
  raw: unknown;
}
