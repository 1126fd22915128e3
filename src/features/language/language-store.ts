import { defaultLocale } from "../../config/locales.ts";
import { createStore } from "../../lib/store.ts";
import type { LanguageState } from "./state.ts";

/** The language of the page in the browser; until that is asked which it is, the site's own. */
export const languageStore = createStore<LanguageState>({ shown: defaultLocale, wanted: undefined });
