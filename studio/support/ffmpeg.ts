/** Says nothing but faults, and replaces what is there. */
export const quiet = ["-v", "error", "-y"] as const;

/**
 * Parameters of an output, so that the same pictures give the same bytes: no time of writing, no random identifier, no
 * version of ffmpeg's in it, and nothing that is copied from the input's own description.
 */
export const reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"] as const;
