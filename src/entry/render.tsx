import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../config/locales.ts";
import { type PageProps, pages, type RenderedPage } from "../config/pages.ts";
import type { Strings } from "../content/strings.ts";
import { LanguageProvider } from "../features/language/language-context.tsx";
import { StringsContext } from "../features/language/use-strings.ts";
import { type PageData, SiteContext } from "../features/site/site-context.tsx";
import { IslandsContext } from "../islands/island.tsx";
import type { IslandsData } from "../lib/islands-data.ts";

const components = import.meta.glob<ComponentType<PageProps>>("../pages/*/*.tsx", { eager: true, import: "default" });

export interface RenderInput extends PageProps {
  page: RenderedPage;
  locale: Locale;
  strings: Readonly<Record<Locale, Strings>>;
  pageData: PageData;
}

export interface RenderedDocument {
  markup: string;
  islands: IslandsData;
}

/** Renders a page. Throws an `Error` if it has no component. */
export function renderPage({ page, locale, strings, pageData, belowFoldStyles }: RenderInput): RenderedDocument {
  const { folder } = pages[page];
  const Page = components[`../pages/${folder}/${folder}.tsx`];
  if (!Page) throw new Error(`src/pages/${folder}/${folder}.tsx is missing: it is the component of the page "${page}"`);
  const islands = new Map<string, object>();
  const markup = renderToStaticMarkup(
    <SiteContext value={pageData}>
      <LanguageProvider locale={locale}>
        <StringsContext value={strings}>
          <IslandsContext value={islands}>
            <Page belowFoldStyles={belowFoldStyles} />
          </IslandsContext>
        </StringsContext>
      </LanguageProvider>
    </SiteContext>,
  );
  return { markup, islands: Object.fromEntries(islands) };
}
