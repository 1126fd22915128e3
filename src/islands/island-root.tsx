import { type ComponentType, useLayoutEffect } from "react";
import type { Locale } from "../config/locales.ts";
import { LanguageProvider } from "../features/language/language-context.tsx";
import { useStore } from "../lib/hooks/use-store.ts";
import { type IslandsData, islandsData, propsOf } from "../lib/islands-data.ts";

interface RootProps {
  name: string;
  component: ComponentType<object>;
  /** What it is prerendered and hydrated with. */
  initial: IslandsData;
  locale: Locale;
  onHydrated?: () => void;
}

/** Wraps each island, in the build and in the browser alike: hydration needs the same tree. */
export function IslandRoot({ name, component: Component, initial, locale, onHydrated }: RootProps) {
  const data = useStore({ ...islandsData, initial });
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <LanguageProvider locale={locale}>
      <Component {...propsOf(data ?? initial, name)} />
    </LanguageProvider>
  );
}
