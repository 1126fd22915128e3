import type { Locale } from "../../src/config/locales.ts";
import type { RenderedPage } from "../../src/config/pages.ts";

/** What the page in the browser and the service behind it say to each other. */

/** A text of an entry: an entry that is a list has several. */
export interface Item {
  key: string;
  /** How many characters it is drawn for, about. */
  limit?: number;
  /** What it must keep. */
  placeholders: readonly string[];
}

/** What the owner chooses to edit: a text, or a list of texts. */
export interface Entry {
  key: string;
  /** What it is for. */
  purpose: string;
  isList: boolean;
  items: readonly Item[];
}

export interface Section {
  key: string;
  purpose: string;
  entries: readonly Entry[];
}

/** Where a text stands: seen, in an attribute or a text for assistive technology alone, in the head, for want of scripts. */
export type PlaceKind =
  | "seen"
  | "spoken"
  | "alt"
  | "label"
  | "link"
  | "title"
  | "description"
  | "card"
  | "data"
  | "scriptless";

/** How often a text stands in a page, by where. */
export type PlacesOnPage = Readonly<Partial<Record<PlaceKind, number>>>;

export type Places = Readonly<Record<string, Readonly<Partial<Record<RenderedPage, PlacesOnPage>>>>>;

export type TextsOf = Readonly<Record<string, string>>;

export type TextsIn = Readonly<Partial<Record<Locale, TextsOf>>>;

/** Something that is to be said of a text. A fault keeps it from being saved. */
export interface Remark {
  locale: Locale;
  key: string;
  kind: "fault" | "length" | "copy" | "rule";
  /** The rest of a sentence that begins with the language and the key. */
  message: string;
}

export type Versions = Readonly<Partial<Record<Locale, string>>>;

export interface Project {
  /** The owner's name for the site. */
  name: string;
  sections: readonly Section[];
  texts: Readonly<Record<Locale, TextsOf>>;
  /** Tells a language file from another one of that name. */
  versions: Versions;
  remarks: readonly Remark[];
  places: Places;
  /** The owner's values, by the names of their placeholders. */
  values: Readonly<Record<string, string>>;
}

export interface PreviewRequest {
  page: RenderedPage;
  locale: Locale;
  /** The texts that are not saved, of that language. */
  texts: TextsOf;
}

export interface SaveRequest {
  texts: TextsIn;
  /** The language files that the texts were made from. */
  versions: Versions;
}

export type SaveAnswer =
  | { outcome: "saved"; files: readonly string[] }
  /** Others have changed these files since they were loaded. */
  | { outcome: "changed"; files: readonly string[] }
  | { outcome: "faulty"; faults: readonly string[] };
