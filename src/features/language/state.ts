import type { Locale } from "../../config/locales.ts";

/** What the page shows, and what the visitor has asked for but whose texts have not arrived. */
export interface LanguageState {
  shown: Locale;
  wanted: Locale | undefined;
}

export type LanguageEvent = { type: "chosen" | "arrived" | "failed"; locale: Locale };

export function languageAfter(state: LanguageState, { type, locale }: LanguageEvent): LanguageState {
  if (type === "chosen") return { ...state, wanted: locale === state.shown ? undefined : locale };
  // Texts that arrive, or fail to, after the visitor has changed their mind count for nothing.
  if (locale !== state.wanted) return state;
  return { shown: type === "arrived" ? locale : state.shown, wanted: undefined };
}

/** What the selects show: the latest choice, at once. */
export function selectedLocale(state: LanguageState): Locale {
  return state.wanted ?? state.shown;
}
