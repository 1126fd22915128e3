import { stringLoaders } from "virtual:strings";
import type { ComponentType } from "react";
import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import type { PageStrings } from "../content/page-strings.ts";
import type { AppProperties } from "./app.tsx";

/** One chunk a page, so that a legal page does not load the landing page's script. */
const pageLoaders: Readonly<Record<RenderedPage, () => Promise<{ default: ComponentType }>>> = {
  landing: () => import("../pages/landing.tsx"),
  terms: () => import("../pages/terms.tsx"),
  privacy: () => import("../pages/privacy.tsx"),
  notFound: () => import("../pages/not-found.tsx"),
};

async function loadStrings(page: RenderedPage, locale: Locale): Promise<PageStrings> {
  return (await stringLoaders[page][locale]()).default;
}

/** All that the server and the browser need to render the same page. */
export async function loadPage(page: RenderedPage, locale: Locale): Promise<AppProperties> {
  const [strings, { default: Page }] = await Promise.all([loadStrings(page, locale), pageLoaders[page]()]);
  return { page, locale, strings, Page, loadStrings: (wanted) => loadStrings(page, wanted) };
}
