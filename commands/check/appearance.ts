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

export function checkPictures(root: string, tasks: readonly Task[], hasFilm: boolean, findings: Findings): void {
  const stale = tasks.filter((task) => (hasFilm || task.name !== "film") && !isUpToDate(root, task));
  const report = (affected: readonly Task[], problem: string, lines: string[]) => {
    const names = affected.map(({ name }) => name);
    const line = `pictures: ${names.join(", ")}: ${problem}; run "npm run media -- ${names.join(" ")}"`;
    if (names.length > 0) lines.push(line);
  };
  const old = stale.filter((task) => hasOutputs(root, task));
  const missing = stale.filter((task) => !old.includes(task) && /^(icons|cards)$/.test(task.name));
  report(missing, "files are missing", findings.errors);
  report(old, "older than texts, colours or sources", findings.warnings);
}
