/** In the order of the selects; the inline script needs no more. */
export const localeCodes = ["en", "es", "de", "fr", "pt", "id", "ru"] as const;

export type Locale = (typeof localeCodes)[number];

interface LocaleInfo {
  /** In the language itself. */
  name: string;
  /** A BCP 47 tag with a region, for dates and numbers; Open Graph takes it with an underscore. */
  tag: `${string}-${string}`;
  dir: "ltr" | "rtl";
}

export const locales: Readonly<Record<Locale, LocaleInfo>> = {
  en: { name: "English", tag: "en-GB", dir: "ltr" },
  es: { name: "Español", tag: "es-ES", dir: "ltr" },
  de: { name: "Deutsch", tag: "de-DE", dir: "ltr" },
  fr: { name: "Français", tag: "fr-FR", dir: "ltr" },
  pt: { name: "Português", tag: "pt-BR", dir: "ltr" },
  id: { name: "Bahasa", tag: "id-ID", dir: "ltr" },
  ru: { name: "Русский", tag: "ru-RU", dir: "ltr" },
};

/** Has unprefixed URLs; the language of a visitor without a stored choice. */
export const defaultLocale: Locale = "en";

/** The language of a visitor whose stored choice is unknown. */
export const fallbackLocale: Locale = "es";

export const isLocale = (value: unknown): value is Locale => localeCodes.includes(value as Locale);
