import { spawnSync } from "node:child_process";
import { findBrowser } from "../../tools/find-browser.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import type { Task } from "./tasks.ts";

const programs: Readonly<Record<string, string>> = {
  ffmpeg: "5.1 or later with libsvtav1 (apt-get or brew install ffmpeg)",
  avifenc: "with aom (apt-get install libavif-bin, brew install libavif)",
  avifdec: "installed with avifenc",
  cwebp: "apt-get or brew install webp",
};

/** Installs a browser if there is none. Throws an `OwnerError` that lists the missing programs that the tasks need. */
export function checkTools(tasks: readonly Task[]): void {
  const needed = tasks.every(({ needs }) => needs === "browser") ? [] : Object.entries(programs);
  const missing = needed.filter(([program]) => spawnSync(program, ["-version"]).error);
  if (missing.length > 0) {
    throw new OwnerError(
      "Tools are missing; nothing was written:",
      missing.map((tool) => tool.join(": ")),
    );
  }
  findBrowser();
}
