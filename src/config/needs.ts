interface NeedFacts {
  /** What the text in `products.needs` of the language files names. */
  purpose: string;
  /** The product that is what is needed, by its key. */
  product?: string;
}

/** What a product may say that it needs. */
export const needs = {
  provider: { purpose: "The AI provider connector, as a need", product: "provider" },
  licenceKey: { purpose: "A licence key with credits, as a need" },
  cron: { purpose: "Cron, the platform's scheduler, as a need" },
  userRestriction: { purpose: "The plugin “Restriction by user”, as a need" },
  courseCreator: { purpose: "The AI course creator, as a need", product: "courseCreator" },
  customCertificate: { purpose: "The plugin “Custom certificate”, as a need" },
  activityRanking: { purpose: "The plugin “Activity ranking”, as a need", product: "ranking" },
} as const satisfies Record<string, NeedFacts>;

export type Need = keyof typeof needs;

export const needKeys = Object.keys(needs) as [Need, ...Need[]];

/** The key of the product that is what is needed; none for what is no product of the site. */
export function productNeeded(need: Need): string | undefined {
  const facts: NeedFacts = needs[need];
  return facts.product;
}
