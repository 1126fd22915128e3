import type { RibbonColour } from "../config/ribbon-colours.ts";
import type { SceneKey, SharedTexts } from "./kit/scene.ts";

/*
 * The ten demos are one story: in October the Northfield Institute tries the plugins in one course, Biology 101. Helga
 * connects the provider; Ana has the course made, adds a quiz, sets up a rule, answers Mateo, grades Yuki's report and sees
 * what Emil did not like; Paula looks at how Mateo is doing; Yuki gets the certificate and is offered what comes next. Every
 * credit that a demo spends is in the report that Helga opens at the end.
 */

export type PersonKey = keyof SharedTexts["people"];

/** A person has the same colour in every demo; who is in a yellow window has one that stays calm there in the dark. */
export const colourOf: Record<PersonKey, RibbonColour> = {
  ana: "aqua",
  helga: "salmon",
  paula: "aqua",
  yuki: "pink",
  mateo: "yellow",
  emil: "salmon",
  nadia: "purple",
  amara: "purple",
};

/** On which day of the month each demo takes place, in their order, and what each action of the AI costs in it. */
export const usage: Record<SceneKey, { day: number; costs: readonly number[] }> = {
  courseCreator: { day: 1, costs: [40, 10, 100] },
  activities: { day: 4, costs: [18] },
  dynamicRules: { day: 8, costs: [5, 5, 5] },
  aiForum: { day: 10, costs: [4] },
  ranking: { day: 14, costs: [8] },
  aiTasks: { day: 16, costs: [12, 12, 12, 12] },
  aiTutor: { day: 21, costs: [10] },
  certificates: { day: 29, costs: [3] },
  recommendedCourses: { day: 29, costs: [2] },
  provider: { day: 29, costs: [] },
};

/** What several demos cost together. */
export const costOf = (...keys: readonly SceneKey[]) =>
  keys.flatMap((key) => usage[key].costs).reduce((sum, cost) => sum + cost, 0);
