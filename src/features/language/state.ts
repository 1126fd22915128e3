import type { Locale } from "../../config/locales.ts";

/** What the page shows, and what the visitor has asked for but whose texts have not arrived. */
export interface LanguageState {
  shown: Locale;
  wanted: Locale | undefined;
}

export type LanguageEvent = { type: "chosen"; locale: Locale } | { type: "arrived"; locale: Locale };

export function languageAfter(state: LanguageState, event: LanguageEvent): LanguageState {
  if (event.type === "chosen") return { ...state, wanted: event.locale === state.shown ? undefined : event.locale };
  // Texts that arrive after the visitor has changed their mind are not shown.
  return event.locale === state.wanted ? { shown: event.locale, wanted: undefined } : state;
}

/** What the selects show: the latest choice, at once. */
export function selectedLocale(state: LanguageState): Locale {
  return state.wanted ?? state.shown;
}
