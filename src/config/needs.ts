/** What a product may say that it needs, and what the text of each in `products.needs` of the language files names. */
export const needs = {
  provider: "The AI provider connector, as a need",
  licenceKey: "A licence key with credits, as a need",
  cron: "Cron, the platform's scheduler, as a need",
  userRestriction: "The plugin “Restriction by user”, as a need for some actions",
  courseCreator: "The AI course creator, as a need for some actions",
  customCertificate: "The plugin “Custom certificate”, as a need",
  activityRanking: "The plugin “Activity ranking”, as a need",
} as const;

export type Need = keyof typeof needs;

export const needKeys = Object.keys(needs) as [Need, ...Need[]];
