import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Starts a command line: its words and its values are one argument each, an array's elements too. */
export function run(words: TemplateStringsArray, ...values: readonly (string | number | readonly string[])[]) {
  const args = words.flatMap((text, index) => [...text.split(/\s+/), ...[values[index] ?? []].flat()]);
  const [program = "", ...parameters] = args.map(String).filter((argument) => argument !== "");
  return execute(program, parameters);
}

/** ffmpeg options: print only errors, overwrite outputs. */
export const quiet = ["-v", "error", "-y"] as const;

/** ffmpeg output options for reproducible bytes: no timestamp, random ID, ffmpeg version or metadata of the input. */
export const reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"];
