import { prerender } from "react-dom/static";
import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import { App } from "./app.tsx";
import { loadStrings, pageLoaders } from "./page-loaders.ts";

/** The markup of a page in a language, complete before any script runs. */
export async function renderPage(page: RenderedPage, locale: Locale): Promise<string> {
  const [strings, { default: Page }] = await Promise.all([loadStrings(page, locale), pageLoaders[page]()]);
  const { prelude } = await prerender(
    <App
      page={page}
      locale={locale}
      strings={strings}
      Page={Page}
      loadStrings={(wanted) => loadStrings(page, wanted)}
    />,
  );
  return new Response(prelude).text();
}
