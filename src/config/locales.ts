/** The languages in the order of every select: the script inside the document needs these codes alone. */
export const localeCodes = ["en", "es", "de", "fr", "pt", "id", "ru"] as const;

export type Locale = (typeof localeCodes)[number];

/** What the site must know of a language besides its texts. */
interface LocaleFacts {
  /** Its own name, as the selects show it. */
  name: string;
  /** The language as a country writes it, in BCP 47: dates follow it, and Open Graph takes it with an underscore. */
  tag: `${string}-${string}`;
  /** The direction of its script. */
  dir: "ltr" | "rtl";
}

export const locales: Readonly<Record<Locale, LocaleFacts>> = {
  en: { name: "English", tag: "en-GB", dir: "ltr" },
  es: { name: "Español", tag: "es-ES", dir: "ltr" },
  de: { name: "Deutsch", tag: "de-DE", dir: "ltr" },
  fr: { name: "Français", tag: "fr-FR", dir: "ltr" },
  pt: { name: "Português", tag: "pt-BR", dir: "ltr" },
  id: { name: "Bahasa", tag: "id-ID", dir: "ltr" },
  ru: { name: "Русский", tag: "ru-RU", dir: "ltr" },
};

/** The languages by their own names. */
export const localeNames = /* @__PURE__ */ (() =>
  Object.fromEntries(localeCodes.map((code) => [code, locales[code].name])) as Readonly<Record<Locale, string>>)();

/** Lives at unprefixed addresses, and is what a visitor without a choice reads. */
export const defaultLocale: Locale = "en";

/** What a visitor reads whose stored choice is none of ours. */
export const fallbackLocale: Locale = "es";

export function isLocale(value: unknown): value is Locale {
  return localeCodes.includes(value as Locale);
}
