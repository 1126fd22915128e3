import type { Locale } from "../../src/config/locales.ts";
import type { TextPlace } from "../texts/text-places.ts";

/** What the page in the browser and the service behind it say to each other. */

/** A text that is to be another one. */
export interface Change {
  locale: Locale;
  key: string;
  /** What the language file has, as far as whoever changes it knows; empty where it has nothing. */
  was: string;
  text: string;
}

export interface Remark {
  locale: Locale;
  key: string;
  /** Whether it keeps the text from being saved. */
  isFault: boolean;
  /** The rest of a sentence that begins with the language and the key. */
  message: string;
}

export interface Project {
  /** Every text's place, in the order of the schema. */
  places: readonly TextPlace[];
  texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** The owner's values, by the names of their placeholders. */
  values: Readonly<Record<string, string>>;
}

export type SaveAnswer =
  | { outcome: "saved"; files: readonly string[] }
  /** Somebody else has changed these texts since they were read; or they cannot be used. One line each. */
  | { outcome: "outdated" | "faulty"; lines: readonly string[] };
