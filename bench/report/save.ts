import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Circumstances } from "./machine.ts";
import type { Section } from "./section.ts";

const folder = resolve(import.meta.dirname, "../../.cache/bench");

/** Keeps every single run of a mode as JSON under `.cache/bench/`; returns the file. */
export function saveRuns({ mode, raw }: Section, circumstances: Circumstances): string {
  mkdirSync(folder, { recursive: true });
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(folder, `${mode}-${moment}.json`);
  writeFileSync(file, `${JSON.stringify({ circumstances, raw }, null, 1)}\n`);
  return file;
}
