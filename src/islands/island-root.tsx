import { type ComponentType, useEffect } from "react";
import type { Locale } from "../config/locales.ts";
import { LanguageProvider } from "../features/language/language-context.tsx";
import { useStore } from "../lib/hooks/use-store.ts";
import { updatedIslandsData } from "./island-data.ts";

interface RootProps<P extends object> {
  name: string;
  component: ComponentType<P>;
  props: P;
  locale: Locale;
  /** Called after hydration; returns a cleanup function. */
  onReady?: () => () => void;
}

/** Wraps each island, in the build and in the browser alike: hydration needs the same tree. */
export function IslandRoot<P extends object>({ name, component: Component, props, locale, onReady }: RootProps<P>) {
  const updated = useStore(updatedIslandsData)[name];
  useEffect(() => onReady?.(), [onReady]);
  return (
    <LanguageProvider locale={locale}>
      <Component {...((updated?.props ?? props) as P)} />
    </LanguageProvider>
  );
}
