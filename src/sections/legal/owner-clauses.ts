import { type Locale, locales } from "../../config/locales.ts";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { formatList } from "../../lib/format.ts";
import { interpolate, placeholdersOf } from "../../lib/interpolate.ts";

type Additions<Page extends "termsOfService" | "privacyPolicy"> = Partial<
  Record<keyof Strings[Page]["sections"], string[]>
>;

/** Sentences that the configuration adds at the end of a section, by page and section. */
export function ownerClauses(
  { legal, links, consent, switches, whatsappNumber }: Site,
  { termsOfService: { optional: terms }, privacyPolicy: { optional: policy } }: Strings,
  locale: Locale,
) {
  const { tag } = locales[locale];
  const serviceNames = consent.services.map(({ name }) => name);
  const values: Readonly<Record<string, string | number | undefined>> = {
    ...legal,
    country: legal.governingLaw && new Intl.DisplayNames(tag, { type: "region" }).of(legal.governingLaw),
    days: legal.serverLogsDays?.toLocaleString(tag, { style: "unit", unit: "day", unitDisplay: "long" }),
    dataProtection: links.dataProtection,
    services: formatList(serviceNames, locale),
  };
  const isSet = (text: string) => placeholdersOf(text).every((name) => values[name]);
  const fill = (...texts: string[]) => texts.filter(isSet).map((text) => interpolate(text, values));
  return {
    terms: { use: fill(terms.shopTerms), liability: fill(terms.governingLaw) } satisfies Additions<"termsOfService">,
    privacy: {
      collection: fill(policy.host, policy.serverLogs),
      use: fill(policy.pluginData),
      cookies: fill(policy.services),
      rights: fill(policy.authority),
      changes: switches.helpButton && whatsappNumber ? [policy.messaging] : [],
      contact: fill(policy.postalAddress, policy.dataProtectionContact),
    } satisfies Additions<"privacyPolicy">,
  };
}
