import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { languageKey } from "../../config/constants.ts";
import { isLocale, type Locale } from "../../config/locales.ts";
import type { RenderedPage } from "../../config/pages.ts";
import type { PageStrings } from "../../content/page-strings.ts";
import { pathOf } from "../../lib/addresses.ts";
import { fade } from "../../lib/fade.ts";
import { writeStored } from "../../lib/storage.ts";
import { LanguageContext } from "./language-context.ts";
import { type LanguageEvent, languageAfter, selectedLocale } from "./state.ts";

export type LoadStrings = (locale: Locale) => Promise<PageStrings>;

interface Properties {
  page: RenderedPage;
  initialLocale: Locale;
  initialStrings: PageStrings;
  loadStrings: LoadStrings;
  children: ReactNode;
}

const addressIn = (page: RenderedPage, locale: Locale) =>
  page === "notFound" ? location.pathname : pathOf(page, locale) + location.search + location.hash;

function showInDocument(page: RenderedPage, locale: Locale, title: string): void {
  document.documentElement.lang = locale;
  document.title = title;
  history.replaceState(history.state, "", addressIn(page, locale));
}

/** Holds the page's language and changes it in place: texts, `<html lang>`, title and address. */
export function LanguageProvider({ page, initialLocale, initialStrings, loadStrings, children }: Properties) {
  const [state, setState] = useState({ shown: initialLocale, wanted: undefined as Locale | undefined });
  const [strings, setStrings] = useState(initialStrings);
  const latest = useRef(state);

  const choose = useCallback(
    async (locale: Locale) => {
      const apply = (event: LanguageEvent) => {
        latest.current = languageAfter(latest.current, event);
        setState(latest.current);
        return latest.current;
      };
      writeStored(languageKey, locale);
      if (apply({ type: "chosen", locale }).wanted !== locale) return;
      try {
        const arrived = await loadStrings(locale);
        if (latest.current.wanted !== locale) return;
        fade(() => {
          if (latest.current.wanted !== locale) return;
          apply({ type: "arrived", locale });
          setStrings(arrived);
          showInDocument(page, locale, arrived.pageTitle);
        });
      } catch {
        // The texts could not be loaded: the page of that language has them.
        if (latest.current.wanted === locale) location.assign(addressIn(page, locale));
      }
    },
    [loadStrings, page],
  );

  useEffect(() => {
    const early = document.documentElement.dataset.chosen;
    if (isLocale(early)) void choose(early);
  }, [choose]);

  const language = useMemo(
    () => ({
      page,
      locale: state.shown,
      selected: selectedLocale(state),
      strings,
      choose: (locale: Locale) => void choose(locale),
      pathTo: (to: Parameters<typeof pathOf>[0]) => pathOf(to, state.shown),
    }),
    [page, state, strings, choose],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
