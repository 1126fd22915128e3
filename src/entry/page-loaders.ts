import { stringLoaders } from "virtual:strings";
import type { ComponentType } from "react";
import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import type { PageStrings } from "../content/shape.ts";

/** One chunk a page, so that a legal page does not load the landing page's script. */
export const pageLoaders: Readonly<Record<RenderedPage, () => Promise<{ default: ComponentType }>>> = {
  landing: () => import("../pages/landing.tsx"),
  terms: () => import("../pages/terms.tsx"),
  privacy: () => import("../pages/privacy.tsx"),
  notFound: () => import("../pages/not-found.tsx"),
};

export async function loadStrings(page: RenderedPage, locale: Locale): Promise<PageStrings> {
  return (await stringLoaders[page][locale]()).default;
}
