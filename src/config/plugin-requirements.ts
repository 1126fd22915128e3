/** What a product may need, and the key of the product that it is, if any. */
export const needs = {
  provider: { name: "The AI provider connector", product: "provider" },
  licenceKey: { name: "A licence key with credits" },
  cron: { name: "Cron (the platform's scheduler)" },
  userRestriction: { name: "The plugin “Restriction by user”" },
  courseCreator: { name: "The AI course creator", product: "courseCreator" },
  customCertificate: { name: "The plugin “Custom certificate”" },
  activityRanking: { name: "The plugin “Activity ranking”", product: "ranking" },
} as const satisfies Record<string, { name: string; product?: string }>;

export type Need = keyof typeof needs;

export const needKeys = Object.keys(needs) as [Need, ...Need[]];

/** The key of the product that fulfils a need; undefined if none of ours does. */
export const productNeeded = (need: Need): string | undefined => (needs[need] as { product?: string }).product;
