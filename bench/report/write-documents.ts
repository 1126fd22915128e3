import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modes } from "../options.ts";
import { composed, fillTemplate } from "./document.ts";
import type { Section } from "./section.ts";

const docs = resolve(import.meta.dirname, "../../docs");

/** Writes `docs/performance.md`: what was just measured, each part with its circumstances; the rest stays as it is. */
export function writePerformance(sections: readonly Section[], told: string): string {
  const file = join(docs, "performance.md");
  const template = readFileSync(join(import.meta.dirname, "../templates/performance.md"), "utf8");
  const measured = Object.fromEntries(sections.map(({ mode, text }) => [mode, `${told}\n\n${text}`]));
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, composed(template, modes, measured, before));
  return file;
}

/** Writes `docs/observatory.md`. */
export function writeGrades(grades: string, told: string): string {
  const file = join(docs, "observatory.md");
  const template = readFileSync(join(import.meta.dirname, "../templates/observatory.md"), "utf8");
  writeFileSync(file, fillTemplate(template, { grades, told }));
  return file;
}

/** Writes `docs/scale.md`. */
export function writeScale(text: string): string {
  const file = join(docs, "scale.md");
  writeFileSync(file, text);
  return file;
}
