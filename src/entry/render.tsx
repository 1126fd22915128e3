import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../config/locales.ts";
import type { PageProps, RenderedPage } from "../config/pages.ts";
import { pages } from "../config/pages.ts";
import type { Strings } from "../content/strings.ts";
import { LanguageProvider } from "../features/language/language-provider.tsx";
import { type SiteFacts, SiteProvider } from "../features/site/site-context.tsx";

const components = import.meta.glob<ComponentType<PageProps>>("../pages/*/*.tsx", { eager: true, import: "default" });

export interface RenderInput extends PageProps {
  page: RenderedPage;
  locale: Locale;
  strings: Readonly<Record<Locale, Strings>>;
  facts: SiteFacts;
}

/** The markup of a page in a language. Throws an `Error` when the page has no component. */
export function renderPage({ page, locale, strings, facts, farStyles }: RenderInput): string {
  const { folder } = pages[page];
  const Page = components[`../pages/${folder}/${folder}.tsx`];
  if (!Page) throw new Error(`src/pages/${folder}/${folder}.tsx is missing: it is the component of the page "${page}"`);
  return renderToStaticMarkup(
    <SiteProvider facts={facts}>
      <LanguageProvider page={page} locale={locale} strings={strings}>
        <Page farStyles={farStyles} />
      </LanguageProvider>
    </SiteProvider>,
  );
}
