import { spawnSync } from "node:child_process";
import { findBrowser } from "../../tools/find-browser.ts";
import type { Task } from "./task.ts";

interface Tool {
  program: string;
  /** What shows that it is there. */
  probe: readonly string[];
  /** What its answer must name, if it matters. */
  names?: RegExp;
  remedy: string;
}

const tools: readonly Tool[] = [
  {
    program: "ffmpeg",
    probe: ["-hide_banner", "-encoders"],
    names: /libsvtav1/,
    remedy:
      "install ffmpeg 5.1 or later with the encoder libsvtav1 (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg)",
  },
  { program: "ffprobe", probe: ["-version"], remedy: "it comes with ffmpeg" },
  {
    program: "avifenc",
    probe: ["--version"],
    names: /aom/,
    remedy: "install libavif's tools with aom (Debian: apt-get install libavif-bin; macOS: brew install libavif)",
  },
  { program: "avifdec", probe: ["--version"], remedy: "it comes with libavif's tools" },
  {
    program: "cwebp",
    probe: ["-version"],
    remedy: "install WebP's tools (Debian: apt-get install webp; macOS: brew install webp)",
  },
  { program: "img2webp", probe: ["-version"], remedy: "it comes with WebP's tools" },
];

function isMissing({ program, probe, names }: Tool): boolean {
  const { error, stdout, stderr } = spawnSync(program, probe, { encoding: "utf8" });
  return error !== undefined || (names !== undefined && !names.test(stdout + stderr));
}

/** The programs that are not there, each with how to install it. */
export function missingTools(): string[] {
  return tools.filter(isMissing).map(({ program, remedy }) => `${program}: ${remedy}`);
}

/**
 * Finds the browser and checks that every program is there that the tasks take. Returns the browser's path; throws an `Error`
 * that lists all that is missing, each with how to install it.
 */
export function checkTools(tasks: readonly Task[]): string {
  const missing = tasks.every(({ needs }) => needs === "browser") ? [] : missingTools();
  if (missing.length > 0) {
    throw new Error(`The studio lacks tools; nothing was written:\n${missing.map((line) => `  - ${line}`).join("\n")}`);
  }
  return findBrowser();
}
