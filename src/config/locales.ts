/** The languages of the site, in the order in which every select lists them. */
export const localeCodes = ["en", "es", "de", "fr", "pt", "id", "ru"] as const;

export type Locale = (typeof localeCodes)[number];

/** The languages by their own names. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
  id: "Bahasa",
  ru: "Русский",
};

/** Lives at unprefixed addresses, and is what a visitor without a choice reads. */
export const defaultLocale: Locale = "en";

/** What a visitor reads whose stored choice is none of ours. */
export const fallbackLocale: Locale = "es";

export function isLocale(value: unknown): value is Locale {
  return localeCodes.includes(value as Locale);
}
