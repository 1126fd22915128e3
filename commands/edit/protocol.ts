import type { Locale } from "../../src/config/locales.ts";
import type { TextPlace } from "../lib/text-places.ts";

export interface Change {
  locale: Locale;
  key: string;
  /** What the language file has, as far as whoever changes it knows; empty where it has nothing. */
  was: string;
  text: string;
}

/** A line each; a fault keeps the texts from being saved, a warning does not. */
export interface Checked {
  faults: readonly string[];
  warnings: readonly string[];
}

export interface Project {
  places: Readonly<Record<string, TextPlace>>;
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  values: Readonly<Record<string, string>>;
}

export type SaveAnswer =
  | { outcome: "saved"; files: readonly string[] }
  /** Somebody else has changed these texts since they were read; or they cannot be used. One line each. */
  | { outcome: "outdated" | "faulty"; lines: readonly string[] };
