import { prerender } from "react-dom/static";
import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import { App } from "./app.tsx";
import { loadPage } from "./page-loaders.ts";

/** The markup of a page in a language, complete before any script runs. */
export async function renderPage(page: RenderedPage, locale: Locale): Promise<string> {
  const { prelude } = await prerender(<App {...(await loadPage(page, locale))} />);
  return new Response(prelude).text();
}
