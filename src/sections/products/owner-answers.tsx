import type { ReactNode } from "react";
import { type Locale, locales } from "../../config/locales.ts";
import { productNeeded } from "../../config/plugin-requirements.ts";
import type { Product, Site } from "../../config/site-schema.ts";
import { formatList } from "../../lib/format.ts";

/** The answers that the configuration has for a product, by topic; undefined for those it does not have. */
export function ownerAnswers({ key, credits }: Product, { aiServices }: Pick<Site, "aiServices">, locale: Locale) {
  const { tag } = locales[locale];
  const inWords = { style: "unit", unitDisplay: "long" } as const;
  const regions = new Intl.DisplayNames(tag, { type: "region" });
  const { operator, countries, contract, retentionDays, trialCredits, expiryMonths } = aiServices;
  const countryNames = countries?.map((code) => regions.of(code) ?? code);
  const ofConnector = {
    operator,
    countries: countryNames && formatList(countryNames, locale),
    contract: contract && <a href={contract}>{contract}</a>,
    retentionDays: retentionDays?.toLocaleString(tag, { ...inWords, unit: "day" }),
    trialCredits: trialCredits?.toLocaleString(tag),
    expiryMonths: expiryMonths?.toLocaleString(tag, { ...inWords, unit: "month" }),
  };
  const answers: Readonly<Record<string, ReactNode>> = {
    cost: credits?.toLocaleString(tag),
    ...(key === productNeeded("provider") && ofConnector),
  };
  return answers;
}
