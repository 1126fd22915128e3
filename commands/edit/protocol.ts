import type { Locale } from "../../src/config/locales.ts";
import type { TextPlace } from "../lib/text-places.ts";

export interface Change {
  locale: Locale;
  key: string;
  /** The text before the change, to detect a conflict; empty if there was none. */
  was: string;
  text: string;
}

/** One line each. Faults prevent saving, warnings do not. */
export interface CheckResult {
  faults: readonly string[];
  warnings: readonly string[];
}

export interface Project {
  places: Readonly<Record<string, TextPlace>>;
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  values: Readonly<Record<string, string>>;
}

export type SaveResult =
  | { outcome: "saved"; files: readonly string[] }
  /** Texts that somebody else has changed since they were read, or that are invalid. One line each. */
  | { outcome: "outdated" | "faulty"; lines: readonly string[] };
