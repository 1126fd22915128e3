import type { Locale } from "../../../src/config/locales.ts";
import type { Change, Project } from "../protocol.ts";

type Texts = Project["texts"];

export const isAt =
  (locale: Locale, key: string) =>
  (one: { locale: Locale; key: string }): boolean =>
    one.locale === locale && one.key === key;

/** The changes with one more; a text that is again what the file has is no change. */
export function withChange(changes: readonly Change[], change: Change): Change[] {
  const others = changes.filter((one) => !isAt(change.locale, change.key)(one));
  return change.text === change.was ? others : [...others, change];
}

/** The changes as made from other texts: what these have already is none. */
export function changesFrom(texts: Texts, changes: readonly Change[]): Change[] {
  return changes
    .map((change) => ({ ...change, was: texts[change.locale][change.key] ?? "" }))
    .filter(({ was, text }) => was !== text);
}
