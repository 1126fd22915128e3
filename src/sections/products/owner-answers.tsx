import type { ReactNode } from "react";
import { type Locale, locales } from "../../config/locales.ts";
import { productNeeded } from "../../config/plugin-requirements.ts";
import type { Product, Site } from "../../config/site-schema.ts";
import { formatList } from "../../lib/format.ts";

/** The answers that the configuration has for a product, by topic; undefined for those it does not have. */
export function ownerAnswers({ key, credits }: Product, { aiServices }: Pick<Site, "aiServices">, locale: Locale) {
  const { tag } = locales[locale];
  const number = (value: number | undefined, unit?: "day" | "month") =>
    value === undefined
      ? undefined
      : new Intl.NumberFormat(tag, unit && { style: "unit", unit, unitDisplay: "long" }).format(value);
  const regions = new Intl.DisplayNames(tag, { type: "region" });
  const { operator, countries, contract, retentionDays, trialCredits, expiryMonths } = aiServices;
  const countryNames = countries?.map((code) => regions.of(code) ?? code);
  const ofConnector = {
    operator,
    countries: countryNames && formatList(countryNames, locale),
    contract: contract && <a href={contract}>{contract}</a>,
    retentionDays: number(retentionDays, "day"),
    trialCredits: number(trialCredits),
    expiryMonths: number(expiryMonths, "month"),
  };
  const answers: Readonly<Record<string, ReactNode>> = {
    cost: number(credits),
    ...(key === productNeeded("provider") && ofConnector),
  };
  return answers;
}
