import { createContext, type ReactNode } from "react";
import type { Locale } from "../../config/locales.ts";
import type { RenderedPage } from "../../config/pages.ts";
import type { Strings } from "../../content/strings.ts";

export interface Language {
  page: RenderedPage;
  locale: Locale;
  /** The texts of every language: a page is written in one, the page for a missing address in all. */
  strings: Readonly<Record<Locale, Strings>>;
}

export const LanguageContext = createContext<Language | undefined>(undefined);

/** Says which page is rendered, and in which language. */
export function LanguageProvider({ children, ...language }: Language & { children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
