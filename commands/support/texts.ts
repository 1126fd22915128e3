import type { Locale } from "../../src/config/locales.ts";

/** The texts of a language by their keys, in the order of the file. */
export type Texts = ReadonlyMap<string, string>;

export type TextsByLanguage = ReadonlyMap<Locale, Texts>;

/** What the language files hold, parsed. */
export type Languages = Readonly<Record<Locale, unknown>>;
