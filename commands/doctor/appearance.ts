import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, minTextContrast, ribbonPairs, themesOf } from "../../src/styles/contrast.ts";
import { hasOutputs, isUpToDate, readManifest, type Task, titleOf } from "../../studio/make/task.ts";
import { markContrastFault } from "../lib/mark-contrast.ts";
import { type Finding, warning, wrong } from "./report.ts";

export async function colourFindings(root: string): Promise<Finding[]> {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const themes = themesOf(read("src/styles/tokens.css"));
  const unreadable = Object.entries(themes).flatMap(([theme, colours]) =>
    ribbonColours.flatMap(ribbonPairs).flatMap(([text, background]) => {
      const ratio = contrast(colours, text, background);
      if (ratio >= minTextContrast) return [];
      const fault = `text on --color-${background} has ${ratio.toFixed(2)}:1 in the ${theme} theme, expected ${minTextContrast}:1`;
      return wrong(`src/styles/tokens.css: ${fault}; \`npm run setup\` offers the nearest readable colour`);
    }),
  );
  const mark = "public/brand/mark.svg";
  const markFault = await markContrastFault(read(mark), themes.light);
  return [...unreadable, ...(markFault ? [warning(`${mark}: ${markFault} and run \`npm run setup\` again`)] : [])];
}

/** Findings on outdated pictures and on missing icons and cards. `missingMedia` finds other missing files. */
export function pictureFindings(root: string, tasks: readonly Task[], hasFilm: boolean): Finding[] {
  const manifest = readManifest(root);
  // The small posters are made from the film and reported with it.
  const checkedTasks = tasks.filter(({ name }) => name !== "posters" && (hasFilm || name !== "film"));
  const stale = checkedTasks.filter((task) => !isUpToDate(root, task, manifest));
  const old = stale.filter((task) => hasOutputs(root, task));
  const missing = stale.filter((task) => !old.includes(task) && /^(icons|cards)$/.test(task.name));
  const list = (affected: readonly Task[], problem: string, toFinding: typeof wrong) => {
    const made = affected.flatMap(({ name }) => (name === "film" ? ["film", "posters", "tall-film", "cards"] : name));
    const names = [...new Set(made)].join(" ");
    return affected.length > 0
      ? [toFinding(`pictures: ${affected.map(titleOf).join(", ")}: ${problem}; run "npm run media -- ${names}"`)]
      : [];
  };
  return [...list(missing, "files are missing", wrong), ...list(old, "older than texts, colours or sources", warning)];
}
