import { documentOf } from "../../../generator/document/head.ts";
import type { RenderPage } from "../../../generator/document/renderer.ts";
import { ownerValues } from "../../../generator/inputs/owner-values.ts";
import type { TextPlace } from "../../../generator/texts/text-places.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../src/config/locales.ts";
import type { RenderedPage } from "../../../src/config/pages.ts";
import type { Strings } from "../../../src/content/strings.ts";
import type { SiteFacts } from "../../../src/features/site/site-context.tsx";
import { fill } from "../../../src/lib/fill.ts";
import type { TextsByLanguage } from "../../support/texts.ts";
import { findPlaces, type WithPlaces } from "./find-places.ts";
import { marked } from "./marks.ts";
import { pageTexts } from "./page-texts.ts";

export interface PreviewMaterial {
  renderPage: RenderPage;
  facts: SiteFacts;
  places: readonly TextPlace[];
}

export const styleAddress = (page: RenderedPage) => `/preview/${page}.css`;

/** Who edits a text is not to be distracted by demos that move. */
const standingStill = (html: string) =>
  html.replace(/<source[^>]*\sdata-still="([^"]*)"[^>]*>/g, (source, screens: string) =>
    source.replace(/\smedia="[^"]*"/, ` media="${screens}"`),
  );

/**
 * A page in a language as the site shows it, without scripts and with `data-text` where texts stand. A text that the language
 * lacks is shown in English, one that English lacks by its key.
 */
export function renderPreview(
  { renderPage, facts, places }: PreviewMaterial,
  { page, locale, texts }: { page: RenderedPage; locale: Locale; texts: TextsByLanguage },
): WithPlaces {
  const { site } = facts;
  const values = ownerValues(site);
  const stringsIn = (code: Locale): Strings =>
    pageTexts(places, (key, number) => {
      const text = fill(texts.get(code)?.get(key) ?? texts.get(defaultLocale)?.get(key) ?? key, values);
      return code === locale ? marked(text, number) : text;
    });
  const strings = Object.fromEntries(localeCodes.map((code) => [code, stringsIn(code)])) as Record<Locale, Strings>;
  const assets = { css: "", inlineScript: "", app: "", themeColour: "", card: "", fonts: [] };
  const markup = renderPage({ page, locale, strings, facts });
  const document = documentOf({ page, locale, site, strings: strings[locale], assets }, markup);
  return findPlaces(
    standingStill(document.replace("<style></style>", `<link rel="stylesheet" href="${styleAddress(page)}">`)),
    places.map(({ key }) => key),
  );
}
