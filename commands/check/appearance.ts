import { readFileSync } from "node:fs";
import { join } from "node:path";
import { converter, formatCss } from "culori";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, minTextContrast, ribbonPairs, themesOf } from "../../src/styles/contrast.ts";
import { hasOutputs, isUpToDate } from "../../studio/make/manifest.ts";
import type { Task } from "../../studio/make/tasks.ts";
import type { Findings } from "./report.ts";

/** Only oklch() can be read by `themesOf` and the studio. */
const notationFaults = (tokens: string): string[] =>
  [...tokens.matchAll(/(--color-[\w-]+): (?!oklch\(|color-mix\()([^;]+);/g)].map(([, token, value = ""]) => {
    const same = formatCss(converter("oklch")(value))?.replace(/(?<=\.\d{3})\d+/g, "") ?? "oklch(0.68 0.17 300)";
    return `src/styles/tokens.css: ${token}: got "${value}", expected oklch(), such as ${same}`;
  });

export function colourFaults(root: string): string[] {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const misspelt = notationFaults(tokens);
  if (misspelt.length > 0) return misspelt;
  const { light } = themesOf(tokens);
  return ribbonColours.flatMap(ribbonPairs).flatMap(([text, background]) => {
    const ratio = contrast(light, text, background);
    if (ratio >= minTextContrast) return [];
    const fault = `text on --color-${background} has ${ratio.toFixed(2)}:1, expected ${minTextContrast}:1`;
    return `src/styles/tokens.css: ${fault}; \`npm run setup\` offers the nearest readable colour`;
  });
}

export function checkPictures(root: string, tasks: readonly Task[], hasFilm: boolean, { errors, warnings }: Findings) {
  const stale = tasks.filter((task) => (hasFilm || task.name !== "film") && !isUpToDate(root, task));
  const old = stale.filter((task) => hasOutputs(root, task)).map(({ name }) => name);
  const missing = ["icons", "cards"].filter((name) => stale.some((task) => task.name === name) && !old.includes(name));
  const line = (names: readonly string[], problem: string) =>
    `pictures: ${names.join(", ")}: ${problem}; run "npm run media -- ${names.join(" ")}"`;
  if (missing.length > 0) errors.push(line(missing, "files are missing"));
  if (old.length > 0) warnings.push(line(old, "older than texts, colours or sources"));
}
