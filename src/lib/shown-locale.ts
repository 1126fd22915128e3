import type { Locale } from "../config/locales.ts";
import { localeFor } from "./locale-in-path.ts";

/** The language that the page is written in, as its address says: a browser's translator sets `<html lang>` to its own. */
export const shownLocale = (): Locale => localeFor(location.pathname, undefined);
