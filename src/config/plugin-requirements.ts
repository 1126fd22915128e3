/** What a product may need. `purpose` describes its text in the language files; `product` is a product's key. */
export const needs = {
  provider: { purpose: "The AI provider connector as a requirement", product: "provider" },
  licenceKey: { purpose: "A licence key with credits as a requirement" },
  cron: { purpose: "Cron (the platform's scheduler) as a requirement" },
  userRestriction: { purpose: "The plugin “Restriction by user” as a requirement" },
  courseCreator: { purpose: "The AI course creator as a requirement", product: "courseCreator" },
  customCertificate: { purpose: "The plugin “Custom certificate” as a requirement" },
  activityRanking: { purpose: "The plugin “Activity ranking” as a requirement", product: "ranking" },
} as const satisfies Record<string, { purpose: string; product?: string }>;

export type Need = keyof typeof needs;

export const needKeys = Object.keys(needs) as [Need, ...Need[]];

/** The key of the product that fulfils a need; undefined if the site has none. */
export const productNeeded = (need: Need): string | undefined => (needs[need] as { product?: string }).product;
