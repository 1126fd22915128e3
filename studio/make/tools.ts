import { spawnSync } from "node:child_process";
import { findBrowser } from "../../tools/find-browser.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import type { Task } from "./task.ts";

/** Programs, each with what to ask it, what its answer must name, and how it is installed. */
const tools: readonly [program: string, probe: string, names: RegExp, remedy: string][] = [
  ["ffmpeg", "-encoders", /libsvtav1/, "5.1 or later with libsvtav1 (apt-get or brew install ffmpeg)"],
  ["avifenc", "--version", /aom/, "with aom (apt-get install libavif-bin, brew install libavif)"],
  ["avifdec", "--version", /./, "it comes with avifenc"],
  ["cwebp", "-version", /./, "apt-get or brew install webp"],
];

function isMissing([program, probe, names]: (typeof tools)[number]): boolean {
  const { stdout, stderr } = spawnSync(program, [probe], { encoding: "utf8" });
  return !names.test(`${stdout ?? ""}${stderr ?? ""}`);
}

/** The programs that are not there, each with how to install it. */
export function missingTools(): string[] {
  return tools.filter(isMissing).map(([program, , , remedy]) => `${program}: ${remedy}`);
}

/** Throws an `OwnerError` that lists every program that is missing of those that the tasks take; gets a browser where there is none. */
export function checkTools(tasks: readonly Task[]): void {
  const missing = tasks.every(({ needs }) => needs === "browser") ? [] : missingTools();
  if (missing.length > 0) throw new OwnerError("The studio lacks tools; nothing was written:", missing);
  findBrowser();
}
