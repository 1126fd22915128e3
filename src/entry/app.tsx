import { type ComponentType, useEffect } from "react";
import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import type { PageStrings } from "../content/page-strings.ts";
import { LanguageProvider, type LoadStrings } from "../features/language/language-provider.tsx";

export interface AppProperties {
  page: RenderedPage;
  locale: Locale;
  strings: PageStrings;
  Page: ComponentType;
  loadStrings: LoadStrings;
  /** Called once the page answers to the visitor. */
  onReady?: () => void;
}

export function App({ page, locale, strings, Page, loadStrings, onReady }: AppProperties) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <LanguageProvider page={page} initialLocale={locale} initialStrings={strings} loadStrings={loadStrings}>
      <Page />
    </LanguageProvider>
  );
}
