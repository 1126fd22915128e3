import { join } from "node:path";
import { missingMedia } from "../../generator/inputs/check-media.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { hasOutputs, isUpToDate, type Manifest } from "../../studio/make/manifest.ts";
import { type Task, titleOf } from "../../studio/make/task.ts";
import { type Finding, warning, wrong } from "./finding.ts";

/** An owner's own film takes the studio's place and was made from none of its sources. */
const mayBeTheOwners: readonly string[] = ["film", "posters"];

/** A demo that is missing in a language is shown in English, and a part of one that is missing is found by `mediaFindings`. */
const mayBeMissing = ({ name }: Task) => name !== "icons" && name !== "cards";

const commandOf = ({ name, locale }: Task) => `npm run media -- ${name}${locale ? ` --lang ${locale}` : ""}`;

/** Which pictures of the studio's are missing, or were made from other texts or drawings than there are now. */
export function ageFindings(root: string, tasks: readonly Task[], manifest: Manifest): Finding[] {
  return tasks
    .filter(({ name }) => !mayBeTheOwners.includes(name))
    .flatMap((task) => {
      if (!hasOutputs(root, task)) {
        return mayBeMissing(task)
          ? []
          : [wrong(`pictures: ${titleOf(task)}: files are missing; run "${commandOf(task)}"`)];
      }
      if (isUpToDate(root, task, manifest)) return [];
      return [warning(`pictures: ${titleOf(task)}: older than its texts or drawings; run "${commandOf(task)}"`)];
    });
}

/** The files that the site cannot do without and does not have: a partner's logo, a demo, the film. */
export function mediaFindings(root: string, site: Site): Finding[] {
  return missingMedia(join(root, "public"), site).map(wrong);
}
