import type { Spent } from "./kit/credits.tsx";
import type { Accent, SceneKey, SharedTexts } from "./kit/scene.ts";
import type { Person } from "./kit/window.tsx";

/*
 * The ten demos are one story: in October the Northfield Institute tries the plugins in one course, Biology 101. Helga
 * connects the provider; Ana has the course made, adds a quiz, sets up a rule, answers Mateo, grades Yuki's report and sees
 * what Emil did not like; Paula looks at how Mateo is doing; Yuki gets the certificate and is offered what comes next. Every
 * credit that a demo spends is in the report that Helga opens at the end.
 */

export type PersonKey = keyof SharedTexts["people"];
export type ActorKey = keyof SharedTexts["roles"];

/** A person has the same colour in every demo; who is in a yellow window has one that stays calm there in the dark. */
export const colourOf: Record<PersonKey, Accent> = {
  ana: "aqua",
  helga: "salmon",
  paula: "aqua",
  yuki: "pink",
  mateo: "yellow",
  emil: "salmon",
  nadia: "purple",
  amara: "purple",
};

export function actorOf({ people, roles }: SharedTexts, key: ActorKey): Person {
  return { name: people[key], role: roles[key], colour: colourOf[key] };
}

/** The connector itself spends nothing. */
export type SpenderKey = Exclude<SceneKey, "provider">;

type Spending = { day: number; credits: readonly number[] };

/** What the AI costs in each demo, action by action, and on which day of the month: a report shows it in this order. */
const spendings: Record<SpenderKey, Spending> = {
  courseCreator: { day: 1, credits: [40, 10, 100] },
  activities: { day: 4, credits: [18] },
  dynamicRules: { day: 8, credits: [5, 5, 5] },
  aiForum: { day: 10, credits: [4] },
  ranking: { day: 14, credits: [8] },
  aiTasks: { day: 16, credits: [12, 12, 12, 12] },
  aiTutor: { day: 21, credits: [10] },
  certificates: { day: 29, credits: [3] },
  recommendedCourses: { day: 29, credits: [2] },
};

export const spenders = Object.keys(spendings) as SpenderKey[];

export const bought = 1000;

/** On which day the report is looked at. */
export const today = 29;

/** When a demo pays for each of its actions. */
export function paidAt(key: SpenderKey, ...times: number[]): Spent[] {
  const { credits } = spendings[key];
  if (credits.length !== times.length) {
    throw new Error(`src/demos/story.ts: ${key} pays ${credits.length} times, not ${times.length}`);
  }
  return credits.map((amount, index) => ({ at: times[index] ?? 0, credits: amount }));
}

export function costOf(key: SpenderKey): number {
  return spendings[key].credits.reduce((sum, credits) => sum + credits, 0);
}

export const sumOf = (keys: readonly SpenderKey[]) => keys.reduce((sum, key) => sum + costOf(key), 0);

/** What has been spent up to each day, the first to today. */
export function runningTotals(keys: readonly SpenderKey[]): number[] {
  const days = Array.from({ length: today }, (_, index) => index + 1);
  return days.map((day) => sumOf(keys.filter((key) => spendings[key].day <= day)));
}
