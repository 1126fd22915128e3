import { localeCodes } from "../../../src/config/locales.ts";
import type { Entry, Remark, Section } from "../protocol.ts";
import { remarksOnEntry } from "./all-remarks.ts";
import { type Drafts, isDraft, type Saved, textIn } from "./drafts.ts";

export const filters = ["all", "changed", "missing", "copy", "long", "remarks"] as const;

export type Filter = (typeof filters)[number];

export interface Texts {
  saved: Saved;
  drafts: Drafts;
  remarks: readonly Remark[];
}

/** What the list shows of an entry beside its text. */
export interface EntryState {
  missing: number;
  isChanged: boolean;
  isFaulty: boolean;
  isCopy: boolean;
  isLong: boolean;
  isRemarked: boolean;
}

export function stateOf(entry: Entry, { saved, drafts, remarks }: Texts): EntryState {
  const own = remarksOnEntry(remarks, entry);
  const isMissing = (key: string) =>
    localeCodes.filter((locale) => (textIn(saved, drafts, locale, key) ?? "").trim() === "").length;
  return {
    missing: entry.items.reduce((sum, { key }) => sum + isMissing(key), 0),
    isChanged: entry.items.some(({ key }) => localeCodes.some((locale) => isDraft(drafts, locale, key))),
    isFaulty: own.some(({ kind }) => kind === "fault"),
    isCopy: own.some(({ kind }) => kind === "copy"),
    isLong: own.some(({ kind }) => kind === "length"),
    isRemarked: own.length > 0,
  };
}

/** For comparing as a person does: without case, accents and special spaces. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").toLowerCase();

function contains(entry: Entry, wanted: string, { saved, drafts }: Texts): boolean {
  const texts = entry.items.flatMap(({ key }) => localeCodes.map((locale) => textIn(saved, drafts, locale, key) ?? ""));
  return [entry.key, entry.purpose, ...texts].some((text) => plain(text).includes(wanted));
}

function passes({ missing, isChanged, isFaulty, isCopy, isLong, isRemarked }: EntryState, filter: Filter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "changed":
      return isChanged;
    case "missing":
      return missing > 0;
    case "copy":
      return isCopy;
    case "long":
      return isLong;
    case "remarks":
      return isRemarked || isFaulty;
  }
}

/** The sections with the entries that the owner wants to see; none without any. */
export function chosenSections(
  sections: readonly Section[],
  { query, filter }: { query: string; filter: Filter },
  texts: Texts,
): Section[] {
  const wanted = plain(query.trim());
  const isWanted = (entry: Entry) =>
    (filter === "all" || passes(stateOf(entry, texts), filter)) && (wanted === "" || contains(entry, wanted, texts));
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isWanted) }))
    .filter(({ entries }) => entries.length > 0);
}
