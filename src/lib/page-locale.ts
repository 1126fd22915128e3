import { languageKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { localeFor } from "./locale-in-path.ts";
import { readStored } from "./storage.ts";

/** The language in which a visitor wants this page: what its address names, else what was chosen last. */
export const chosenLocale = (): Locale => localeFor(location.pathname, readStored(languageKey));

/** The language that the page is written in, as its address says: a browser's translator sets `<html lang>` to its own. */
export const shownLocale = (): Locale => localeFor(location.pathname, undefined);
