import { type Locale, locales } from "../../config/locales.ts";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { formatList } from "../../lib/format-list.ts";
import { interpolate, placeholdersOf } from "../../lib/interpolate.ts";

/** Gives of some sentences those of which the owner has every value, with the values in their places. */
function sentencesOf({ legal, links, consent }: Site, locale: Locale) {
  const { tag } = locales[locale];
  const days = new Intl.NumberFormat(tag, { style: "unit", unit: "day", unitDisplay: "long" });
  const values: Readonly<Record<string, string | number | undefined>> = {
    ...legal,
    country: legal.governingLaw && new Intl.DisplayNames(tag, { type: "region" }).of(legal.governingLaw),
    days: legal.serverLogsDays && days.format(legal.serverLogsDays),
    dataProtection: links.dataProtection,
    services: formatList(
      consent.services.map(({ name }) => name),
      locale,
    ),
  };
  return (...texts: string[]) =>
    texts.filter((text) => placeholdersOf(text).every((name) => values[name])).map((text) => interpolate(text, values));
}

type Terms = Strings["termsOfService"];
type Policy = Strings["privacyPolicy"];

/** Sentences that the configuration adds at the end of a section, by the section's key. */
type Additions<Texts extends Terms | Policy> = Readonly<Partial<Record<keyof Texts["sections"], readonly string[]>>>;

/** What the configuration adds to the terms of service. */
export function termsAdditions(site: Site, { optional }: Terms, locale: Locale): Additions<Terms> {
  const sentences = sentencesOf(site, locale);
  return { use: sentences(optional.shopTerms), liability: sentences(optional.governingLaw) };
}

/** What the configuration adds to the privacy policy. */
export function privacyAdditions(site: Site, { optional }: Policy, locale: Locale): Additions<Policy> {
  const sentences = sentencesOf(site, locale);
  return {
    collection: sentences(optional.host, optional.serverLogs),
    use: sentences(optional.pluginData),
    cookies: sentences(optional.services),
    rights: sentences(optional.authority),
    changes: site.switches.helpButton && site.whatsappNumber ? [optional.messaging] : [],
    contact: sentences(optional.postalAddress, optional.dataProtectionContact),
  };
}
