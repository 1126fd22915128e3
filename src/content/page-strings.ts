import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import type { SectionKey, Strings } from "./strings.ts";

/**
 * The sections that a page shows and so ships to the browser. `pricing` and `videoExplainer` are on no page; `demos`
 * stand in pictures.
 */
export const sectionsOfPage: Readonly<Record<RenderedPage, readonly SectionKey[]>> = {
  landing: ["nav", "hero", "products", "partners", "footer", "whatsapp", "cookies", "accessibility"],
  terms: ["termsOfService", "accessibility"],
  privacy: ["privacyPolicy", "accessibility"],
  notFound: [],
};

/** The texts of the page for a missing address, which stands in every language in one document. */
export type NotFoundTexts = Strings["notFound"] & { readonly pageTitle: string };

/** What a page has of the strings: its sections, and its title. */
export type PageStrings = Partial<Strings> & {
  readonly pageTitle: string;
  readonly everyNotFound?: Readonly<Record<Locale, NotFoundTexts>>;
};
