import { join } from "node:path";
import { missingMedia } from "../../generator/inputs/check-media.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { hasOutputs, isUpToDate, type Manifest } from "../../studio/make/manifest.ts";
import { type Task, titleOf } from "../../studio/make/task.ts";
import { type Finding, warning, wrong } from "./finding.ts";

/** An owner's own film takes the studio's place and was made from none of its sources. */
const mayBeTheOwners: readonly string[] = ["film", "posters"];

/** A demo's picture that is missing is found by `mediaFindings`. */
const mayBeMissing = ({ name }: Task) => name !== "icons" && name !== "cards";

const commandOf = ({ name, locale }: Task) => `npm run media -- ${name}${locale ? ` --lang ${locale}` : ""}`;

/** So many are named one by one; more are one change's, such as of colours, and one command's. */
const mostNamed = 5;

function oldFindings(tasks: readonly Task[]): Finding[] {
  if (tasks.length > mostNamed) {
    const some = tasks.slice(0, mostNamed).map(titleOf).join(", ");
    return [
      warning(`pictures: ${tasks.length} are older than their texts or drawings (${some}, …); run "npm run media"`),
    ];
  }
  return tasks.map((task) =>
    warning(`pictures: ${titleOf(task)}: older than its texts or drawings; run "${commandOf(task)}"`),
  );
}

/** Which pictures of the studio's are missing, or were made from other texts or drawings than there are now. */
export function ageFindings(root: string, tasks: readonly Task[], manifest: Manifest): Finding[] {
  const looked = tasks.filter(({ name }) => !mayBeTheOwners.includes(name));
  const missing = looked.filter((task) => !hasOutputs(root, task));
  const old = looked.filter((task) => !missing.includes(task) && !isUpToDate(root, task, manifest));
  return [
    ...missing
      .filter((task) => !mayBeMissing(task))
      .map((task) => wrong(`pictures: ${titleOf(task)}: files are missing; run "${commandOf(task)}"`)),
    ...oldFindings(old),
  ];
}

/** The files that the site cannot do without and does not have: a partner's logo, a demo, the film. */
export function mediaFindings(root: string, site: Site): Finding[] {
  return missingMedia(join(root, "public"), site).map(wrong);
}
