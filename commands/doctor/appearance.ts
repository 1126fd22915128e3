import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, leastTextContrast, ribbonPairs, themesOf } from "../../src/styles/contrast.ts";
import { hasOutputs, isUpToDate, readManifest, type Task, titleOf } from "../../studio/make/task.ts";
import { dimMarkFault } from "../lib/mark-contrast.ts";
import { type Finding, warning, wrong } from "./report.ts";

/** On which of the five colours a text cannot be read well, and on what the mark cannot be seen. */
export async function colourFindings(root: string): Promise<Finding[]> {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const themes = themesOf(read("src/styles/tokens.css"));
  const unreadable = Object.entries(themes).flatMap(([theme, colours]) =>
    ribbonColours.flatMap(ribbonPairs).flatMap(([text, ground]) => {
      const ratio = contrast(colours, text, ground);
      if (ratio >= leastTextContrast) return [];
      const fault = `text on --color-${ground} has ${ratio.toFixed(2)}:1 in the ${theme} theme, wants ${leastTextContrast}:1`;
      return wrong(`src/styles/tokens.css: ${fault}; \`npm run setup\` offers the nearest colour that has it`);
    }),
  );
  const mark = "public/brand/mark.svg";
  const dim = await dimMarkFault(read(mark), themes.light);
  return [...unreadable, ...(dim ? [warning(`${mark}: ${dim}, with \`npm run setup\``)] : [])];
}

/** Which pictures are older than what they are made from, and which icons and cards are missing: other media are found elsewhere. */
export function pictureFindings(root: string, tasks: readonly Task[], hasFilm: boolean): Finding[] {
  const manifest = readManifest(root);
  // Of the small posters the film is told, from which they come.
  const looked = tasks.filter(({ name }) => name !== "posters" && (hasFilm || name !== "film"));
  const due = looked.filter((task) => !isUpToDate(root, task, manifest));
  const old = due.filter((task) => hasOutputs(root, task));
  const missing = due.filter((task) => !old.includes(task) && /^(icons|cards)$/.test(task.name));
  const said = (some: readonly Task[], what: string, say: typeof wrong) => {
    const made = some.flatMap(({ name }) => (name === "film" ? ["film", "posters", "tall-film", "cards"] : name));
    const names = [...new Set(made)].join(" ");
    return some.length > 0
      ? [say(`pictures: ${some.map(titleOf).join(", ")}: ${what}; run "npm run media -- ${names}"`)]
      : [];
  };
  return [...said(missing, "files are missing", wrong), ...said(old, "older than texts, colours or drawings", warning)];
}
