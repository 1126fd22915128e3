import { type ComponentType, useEffect } from "react";
import type { Locale } from "../config/locales.ts";
import { LanguageProvider } from "../features/language/language-provider.tsx";

interface Properties<Props extends object> {
  of: ComponentType<Props>;
  props: Props;
  /** The language of the document. */
  locale: Locale;
  /** Called once React has taken over what was prerendered. */
  onReady?: () => void;
}

/** What is around each island, the same in the build and in the browser. */
export function IslandRoot<Props extends object>({ of: Component, props, locale, onReady }: Properties<Props>) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <LanguageProvider locale={locale}>
      <Component {...props} />
    </LanguageProvider>
  );
}
