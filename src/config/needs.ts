/** What a product may say that it needs: what its text in the language files names, and the key of the product that it is. */
export const needs = {
  provider: { purpose: "The AI provider connector, as a need", product: "provider" },
  licenceKey: { purpose: "A licence key with credits, as a need" },
  cron: { purpose: "Cron, the platform's scheduler, as a need" },
  userRestriction: { purpose: "The plugin “Restriction by user”, as a need" },
  courseCreator: { purpose: "The AI course creator, as a need", product: "courseCreator" },
  customCertificate: { purpose: "The plugin “Custom certificate”, as a need" },
  activityRanking: { purpose: "The plugin “Activity ranking”, as a need", product: "ranking" },
} as const satisfies Record<string, { purpose: string; product?: string }>;

export type Need = keyof typeof needs;

export const needKeys = Object.keys(needs) as [Need, ...Need[]];

/** The key of the product that is what is needed; none for what is no product of the site. */
export const productNeeded = (need: Need): string | undefined => (needs[need] as { product?: string }).product;
