import type { Locale } from "../../../src/config/locales.ts";

export const fieldId = (locale: Locale, key: string) => `${locale}-${key}`;
