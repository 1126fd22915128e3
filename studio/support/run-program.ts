import { execFile } from "node:child_process";
import { promisify } from "node:util";

export const run = promisify(execFile);

/** Splits a command line's arguments at white space; there is no quoting. */
export const splitArgs = (args: string) => args.split(/\s+/);

/** ffmpeg options: print only errors, overwrite outputs. */
export const quiet = ["-v", "error", "-y"] as const;

/** ffmpeg output options for reproducible bytes: no timestamp, random ID, ffmpeg version or metadata of the input. */
export const reproducible = splitArgs("-map_metadata -1 -fflags +bitexact -flags:v +bitexact");
