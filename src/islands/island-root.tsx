import { type ComponentType, useEffect } from "react";
import type { Locale } from "../config/locales.ts";
import { LanguageProvider } from "../features/language/language-context.tsx";
import { useStore } from "../lib/hooks/use-store.ts";
import { changedData } from "./island-data.ts";

interface Properties<Props extends object> {
  name: string;
  of: ComponentType<Props>;
  props: Props;
  /** The language of the document. */
  locale: Locale;
  /** Called once React has taken over what was prerendered; returns what ends with the island. */
  onReady?: () => () => void;
}

/** What is around each island, the same in the build and in the browser. */
export function IslandRoot<Props extends object>({ name, of: Component, props, locale, onReady }: Properties<Props>) {
  const changed = useStore(changedData)[name];
  useEffect(() => onReady?.(), [onReady]);
  return (
    <LanguageProvider locale={locale}>
      <Component {...((changed?.props ?? props) as Props)} />
    </LanguageProvider>
  );
}
