import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a program to its end. Rejects with the command and what the program said when it fails. */
export const run = promisify(execFile);

/** The parameters of a program in one text; none of them has a space in it. */
export const words = (parameters: string) => parameters.split(/\s+/);

/** Of ffmpeg: says nothing but faults, and replaces what is there. */
export const quiet = ["-v", "error", "-y"] as const;

/**
 * Parameters of an output of ffmpeg's, so that the same pictures give the same bytes: no time of writing, no random identifier, no
 * version of ffmpeg's in it, and nothing that is copied from the input's own description.
 */
export const reproducible = words("-map_metadata -1 -fflags +bitexact -flags:v +bitexact");
