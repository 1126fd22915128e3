import { type Locale, locales } from "../../config/locales.ts";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { formatList } from "../../lib/format-list.ts";
import { interpolate, placeholdersOf } from "../../lib/interpolate.ts";

/** Returns a function that drops sentences with an unset placeholder and interpolates the rest. */
function createFiller({ legal, links, consent }: Site, locale: Locale) {
  const { tag } = locales[locale];
  const days = new Intl.NumberFormat(tag, { style: "unit", unit: "day", unitDisplay: "long" });
  const serviceNames = consent.services.map(({ name }) => name);
  const values: Readonly<Record<string, string | number | undefined>> = {
    ...legal,
    country: legal.governingLaw && new Intl.DisplayNames(tag, { type: "region" }).of(legal.governingLaw),
    days: legal.serverLogsDays && days.format(legal.serverLogsDays),
    dataProtection: links.dataProtection,
    services: formatList(serviceNames, locale),
  };
  return (...texts: string[]) =>
    texts.filter((text) => placeholdersOf(text).every((name) => values[name])).map((text) => interpolate(text, values));
}

type Terms = Strings["termsOfService"];
type Policy = Strings["privacyPolicy"];

/** Sentences that the configuration adds at the end of a section, by the section's key. */
type Additions<Texts extends Terms | Policy> = Readonly<Partial<Record<keyof Texts["sections"], readonly string[]>>>;

export function termsAdditions(site: Site, { optional }: Terms, locale: Locale): Additions<Terms> {
  const fill = createFiller(site, locale);
  return { use: fill(optional.shopTerms), liability: fill(optional.governingLaw) };
}

export function privacyAdditions(site: Site, { optional }: Policy, locale: Locale): Additions<Policy> {
  const fill = createFiller(site, locale);
  return {
    collection: fill(optional.host, optional.serverLogs),
    use: fill(optional.pluginData),
    cookies: fill(optional.services),
    rights: fill(optional.authority),
    changes: site.switches.helpButton && site.whatsappNumber ? [optional.messaging] : [],
    contact: fill(optional.postalAddress, optional.dataProtectionContact),
  };
}
