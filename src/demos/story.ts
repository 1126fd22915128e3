import type { SceneKey } from "./kit/scene.ts";

/*
 * The ten demos tell one story: in October the Northfield Institute tries the plugins in one course, Biology 101. Helga
 * connects the provider. Ana generates the course, adds a quiz, sets up a rule, answers Mateo, grades Yuki's report and
 * sees what Emil disliked. Paula reads Mateo's grades. Yuki gets the certificate, and recommendations after liking an
 * activity. Helga's report at the end includes every credit that a demo spends.
 */

/** Each demo's day of the month, in story order, and the credits that each of its AI actions costs. */
export const usage: Record<SceneKey, { day: number; costs: readonly number[] }> = {
  courseCreator: { day: 1, costs: [40, 10, 950] },
  activities: { day: 4, costs: [50] },
  dynamicRules: { day: 8, costs: [50, 50, 50] },
  aiForum: { day: 10, costs: [3] },
  ranking: { day: 14, costs: [1] },
  aiTasks: { day: 16, costs: [3, 3, 3] },
  aiTutor: { day: 21, costs: [5] },
  certificates: { day: 29, costs: [1] },
  recommendedCourses: { day: 29, costs: [] },
  provider: { day: 29, costs: [] },
};

export const costOf = (...keys: readonly SceneKey[]) =>
  keys.flatMap((key) => usage[key].costs).reduce((sum, cost) => sum + cost, 0);
