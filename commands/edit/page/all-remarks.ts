import { defaultLocale } from "../../../src/config/locales.ts";
import type { Entry, Remark } from "../protocol.ts";
import { type Drafts, isDraft } from "./drafts.ts";

/**
 * What is to be said of the texts as they stand in the editor.
 *
 * @param onSaved all remarks on the texts as they are saved
 * @param onDrafts every fault, and the warnings about what has changed; nothing before the first answer
 */
export function allRemarks(
  onSaved: readonly Remark[],
  onDrafts: readonly Remark[] | undefined,
  drafts: Drafts,
): readonly Remark[] {
  if (!onDrafts) return onSaved;
  const isOld = ({ locale, key, kind }: Remark) =>
    kind === "fault" || isDraft(drafts, locale, key) || isDraft(drafts, defaultLocale, key);
  return [...onSaved.filter((remark) => !isOld(remark)), ...onDrafts];
}

/** Of a list both its own remarks and those on its items. */
export function remarksOnEntry(remarks: readonly Remark[], { key, items }: Entry): readonly Remark[] {
  return remarks.filter((remark) => remark.key === key || items.some((item) => item.key === remark.key));
}
