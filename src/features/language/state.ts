import type { Locale } from "../../config/locales.ts";

/** What the page shows, what the visitor has asked for but whose texts have not arrived, and what is to be said of it. */
export interface LanguageState {
  shown: Locale;
  wanted: Locale | undefined;
  message?: "missing" | "changed" | undefined;
}

export type LanguageEvent = { type: "chosen" | "arrived" | "failed" | "announced"; locale: Locale };

export function languageAfter(state: LanguageState, { type, locale }: LanguageEvent): LanguageState {
  if (type === "chosen") return { shown: state.shown, wanted: locale === state.shown ? undefined : locale };
  if (type === "announced") return locale === state.shown && !state.wanted ? { ...state, message: "changed" } : state;
  // Texts that arrive, or fail to, after the visitor has changed their mind count for nothing.
  if (locale !== state.wanted) return state;
  if (type === "arrived") return { shown: locale, wanted: undefined };
  return { shown: state.shown, wanted: undefined, message: "missing" };
}

/** What the selects show: the latest choice, at once. */
export function selectedLocale(state: LanguageState): Locale {
  return state.wanted ?? state.shown;
}
