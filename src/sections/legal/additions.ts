import type { Locale } from "../../config/locales.ts";
import { locales } from "../../config/locales.ts";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { fill } from "../../lib/fill.ts";
import { writtenList } from "../../lib/written-list.ts";

/** Sentences that the configuration adds at the end of a section, by the section's key. */
export type Additions<Section extends string = string> = Readonly<Partial<Record<Section, readonly string[]>>>;

type SectionOf<Page extends "termsOfService" | "privacyPolicy"> = keyof Strings[Page]["sections"];

/** The sentence with its value, or nothing where the owner has none. */
function sentence(text: string, name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [fill(text, { [name]: value })];
}

const countryName = (code: string, locale: Locale) =>
  new Intl.DisplayNames(locales[locale].tag, { type: "region" }).of(code);

const daysInWords = (days: number, locale: Locale) =>
  new Intl.NumberFormat(locales[locale].tag, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);

/** What the configuration adds to the terms of service. */
export function termsAdditions(
  { legal }: Site,
  texts: Strings["termsOfService"],
  locale: Locale,
): Additions<SectionOf<"termsOfService">> {
  const { shopTerms, governingLaw } = texts.optional;
  const country = legal.governingLaw && countryName(legal.governingLaw, locale);
  return {
    use: sentence(shopTerms, "shopTerms", legal.shopTerms),
    liability: sentence(governingLaw, "country", country),
  };
}

/** What the configuration adds to the privacy policy. */
export function privacyAdditions(
  site: Site,
  texts: Strings["privacyPolicy"],
  locale: Locale,
): Additions<SectionOf<"privacyPolicy">> {
  const { legal, links } = site;
  const { host, serverLogs, pluginData, services, messaging, postalAddress, dataProtectionContact } = texts.optional;
  const names = site.consent.services.map(({ name }) => name);
  const days = legal.serverLogsDays === undefined ? undefined : daysInWords(legal.serverLogsDays, locale);
  return {
    collection: [...sentence(host, "host", legal.host), ...sentence(serverLogs, "days", days)],
    use: sentence(pluginData, "dataProtection", links.dataProtection),
    cookies: sentence(services, "services", writtenList(names, locale) || undefined),
    changes: site.switches.helpButton && site.whatsappNumber ? [messaging] : [],
    contact: [
      ...sentence(postalAddress, "postalAddress", legal.postalAddress),
      ...sentence(dataProtectionContact, "dataProtectionContact", legal.dataProtectionContact),
    ],
  };
}
