import { type Locale, localeNames } from "../../../src/config/locales.ts";
import type { RenderedPage } from "../../../src/config/pages.ts";
import type { PlaceKind } from "../protocol.ts";
import type { Filter } from "./choose-entries.ts";

/** Every text of the editor's own interface, which is in English. */

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const texts = (number: number) => count(number, "text", "texts");

const pageNames: Readonly<Partial<Record<RenderedPage, string>>> = {
  landing: "Landing page",
  terms: "Terms",
  privacy: "Privacy",
  notFound: "Missing page",
};

/** A page that has no name here goes by its key. */
export const pageName = (page: RenderedPage): string => pageNames[page] ?? page;

export const filterNames: Readonly<Record<Filter, string>> = {
  all: "All texts",
  changed: "Changed, not saved",
  missing: "Missing",
  copy: "Same as in English",
  long: "Too long for their place",
  remarks: "With any remark",
};

/** What is to be known of a text that cannot be seen, by where it stands. */
export const unseen: Readonly<Record<Exclude<PlaceKind, "seen">, string>> = {
  title: "The title in the browser’s tab and in search results",
  description: "The summary in search results",
  card: "On the card that social networks and messengers show",
  data: "In the data that search engines read",
  alt: "Describes a picture to those who do not see it",
  label: "Read out by screen readers in place of what is seen",
  spoken: "Read out by screen readers, and not seen",
  link: "Filled into the message or the e-mail that a link begins",
  scriptless: "Shown only where a browser runs no scripts",
};

export const words = {
  heading: "Texts",
  loading: "Loading the texts …",
  notLoaded: "The texts could not be loaded",
  save: "Save",
  saving: "Saving …",
  nothingChanged: "Everything is saved",
  changed: (number: number, languages: readonly Locale[]) =>
    `${texts(number)} changed, not saved: ${languages.map((code) => localeNames[code]).join(", ")}`,
  saved: (files: readonly string[]) => `Saved: ${files.join(", ")}`,
  notSaved: "Nothing was saved",
  notChecked: "The texts could not be checked",
  changedOutside: (files: readonly string[]) =>
    `Somebody else has changed ${files.join(", ")} since you opened the editor, so nothing was written over it.`,
  loadNewer: "Load the newer texts and keep mine that are not saved",
  loadedNewer: "The newer texts are loaded; yours are not saved yet",
  unreachable: "The editor does not answer. Is it still running in the terminal?",
  close: "Close this notice",
  useDark: "Dark editor",
  useLight: "Light editor",
  list: "Texts",
  search: "Search keys and texts",
  filter: "Show",
  found: (number: number) => texts(number),
  none: "No text is like that",
  missing: (number: number) => `${number} missing`,
  notSavedMark: "not saved",
  faulty: "fault",
  remarked: "remark",
  copied: "as in English",
  long: "too long",
  editing: "The chosen text",
  keeps: "Keep in every language:",
  stands: (number: number) => `Stands ${count(number, "time", "times")} on:`,
  onPage: (page: RenderedPage, number: number) => (number > 1 ? `${pageName(page)} (${number})` : pageName(page)),
  nowhere: "Stands on no page as the site is configured now.",
  drawn: "Drawn into the pictures of the demos: after saving, make them anew with npm run media.",
  item: (number: number) => `${number}.`,
  itemOf: (language: string, number: number, total: number) => `${language}, ${number} of ${total}`,
  length: (length: number) => count(length, "character", "characters"),
  lengthOf: (length: number, limit: number) => `${length} of about ${limit} characters`,
  tooLong: (length: number, limit: number) => `${length} of about ${limit} characters: shorten it`,
  /** A check's message begins in the middle of a sentence. */
  remark: (message: string) => message.charAt(0).toUpperCase() + message.slice(1),
  undo: "Undo",
  undoOf: (name: string) => `Undo the change: ${name}`,
  insert: (name: string) => `Insert ${name}`,
  characters: (language: string) => `Insert into ${language}:`,
  preview: "Preview",
  page: "Page",
  language: "Language",
  width: "Width",
  desktop: "Desktop",
  phone: "Phone",
  theme: "Colours",
  light: "Light",
  dark: "Dark",
  frame: (page: RenderedPage, locale: Locale) => `${pageName(page)}, ${localeNames[locale]}`,
  previewFailed: "The preview could not be made",
  hint: "Click a text in the page to edit it.",
} as const;
