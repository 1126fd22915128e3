import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Locale } from "../../config/locales.ts";
import type { PageKey } from "../../config/pages.ts";
import { pathOf } from "../../lib/addresses.ts";
import { useStore } from "../../lib/hooks/use-store.ts";
import { chooseLanguage, type LanguageState, languageStore } from "./choose-language.ts";

const LanguageContext = createContext<LanguageState | undefined>(undefined);

/** Provides the language: `locale` while prerendering and hydrating, then the store's. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const prerendered = useMemo<LanguageState>(() => ({ shown: locale, selected: locale }), [locale]);
  const state = useStore({ ...languageStore, initial: prerendered });
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The page's language. Throws an `Error` outside a `LanguageProvider`. */
export function useLanguage() {
  const state = useContext(LanguageContext);
  if (!state) throw new Error("useLanguage() must be used within a LanguageProvider");
  const { shown, selected, message } = state;
  return { locale: shown, selected, message, choose: chooseLanguage, pathTo: (page: PageKey) => pathOf(page, shown) };
}
