import { spawnSync } from "node:child_process";
import { findBrowser } from "../../tools/find-browser.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import type { Task } from "./task.ts";

/** Programs, each with a probing argument, what its output has to match, and how to install it. */
const tools: readonly [program: string, probe: string, expected: RegExp, remedy: string][] = [
  ["ffmpeg", "-encoders", /libsvtav1/, "5.1 or later with libsvtav1 (apt-get or brew install ffmpeg)"],
  ["avifenc", "--version", /aom/, "with aom (apt-get install libavif-bin, brew install libavif)"],
  ["avifdec", "--version", /./, "installed with avifenc"],
  ["cwebp", "-version", /./, "apt-get or brew install webp"],
];

function isMissing([program, probe, expected]: (typeof tools)[number]): boolean {
  const { stdout, stderr } = spawnSync(program, [probe], { encoding: "utf8" });
  return !expected.test(`${stdout ?? ""}${stderr ?? ""}`);
}

/** The missing programs, each with how to install it. */
export function missingTools(): string[] {
  return tools.filter(isMissing).map(([program, , , remedy]) => `${program}: ${remedy}`);
}

/** Installs a browser if there is none. Throws an `OwnerError` that lists the missing programs that the tasks need. */
export function checkTools(tasks: readonly Task[]): void {
  const missing = tasks.every(({ needs }) => needs === "browser") ? [] : missingTools();
  if (missing.length > 0) throw new OwnerError("Tools are missing; nothing was written:", missing);
  findBrowser();
}
