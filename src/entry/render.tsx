import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type PageProps, pages, type RenderedPage } from "../config/pages.ts";
import { LanguageProvider } from "../features/language/language-context.tsx";
import { type PageData, SiteContext } from "../features/site/site-context.tsx";

const components = import.meta.glob<ComponentType<PageProps>>("../pages/*/*.tsx", { eager: true, import: "default" });

interface RenderInput extends PageProps {
  page: RenderedPage;
  pageData: PageData;
}

/** Renders a page; its islands add their props to `pageData.islands`. Throws an `Error` if it has no component. */
export function renderPage({ page, pageData, belowFoldStyles }: RenderInput): string {
  const { folder } = pages[page];
  const Page = components[`../pages/${folder}/${folder}.tsx`];
  if (!Page) throw new Error(`src/pages/${folder}/${folder}.tsx is missing: it is the component of the page "${page}"`);
  return renderToStaticMarkup(
    <SiteContext value={pageData}>
      <LanguageProvider locale={pageData.locale}>
        <Page belowFoldStyles={belowFoldStyles} />
      </LanguageProvider>
    </SiteContext>,
  );
}
