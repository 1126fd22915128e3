import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import type { TextsIn, TextsOf } from "../protocol.ts";

/** What has been changed and is not saved. A text that is as it was saved is none of them. */
export type Drafts = TextsIn;

export type Saved = Readonly<Record<Locale, TextsOf>>;

export const isDraft = (drafts: Drafts, locale: Locale, key: string) => Object.hasOwn(drafts[locale] ?? {}, key);

/** A text as it stands in the editor; nothing where the language lacks it. */
export function textIn(saved: Saved, drafts: Drafts, locale: Locale, key: string): string | undefined {
  return drafts[locale]?.[key] ?? saved[locale][key];
}

function without(texts: TextsOf, key: string): TextsOf {
  return Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key));
}

/** The drafts with a text changed, or with its draft gone where it is again as it was saved. */
export function withText(saved: Saved, drafts: Drafts, locale: Locale, key: string, text: string): Drafts {
  const others = without(drafts[locale] ?? {}, key);
  const isSaved = text === (saved[locale][key] ?? "");
  return { ...drafts, [locale]: isSaved ? others : { ...others, [key]: text } };
}

/** The drafts that still are some beside texts that have been saved in the meantime. */
export function rebased(saved: Saved, drafts: Drafts): Drafts {
  return Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      Object.fromEntries(
        Object.entries(drafts[locale] ?? {}).filter(([key, text]) => text !== (saved[locale][key] ?? "")),
      ),
    ]),
  );
}

export function summaryOf(drafts: Drafts): { count: number; locales: readonly Locale[] } {
  const locales = localeCodes.filter((locale) => Object.keys(drafts[locale] ?? {}).length > 0);
  return { locales, count: locales.reduce((sum, locale) => sum + Object.keys(drafts[locale] ?? {}).length, 0) };
}
