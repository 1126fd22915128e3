import { createContext, type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { Locale } from "../../config/locales.ts";
import { languageStore } from "./language-store.ts";
import type { LanguageState } from "./state.ts";

export const LanguageContext = createContext<LanguageState | undefined>(undefined);

/** Says which language a page, or an island of it, is written in: `locale` while it is prerendered or hydrates. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const prerendered = useMemo(() => ({ shown: locale, wanted: undefined }), [locale]);
  const state = useSyncExternalStore(languageStore.subscribe, languageStore.get, () => prerendered);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}
