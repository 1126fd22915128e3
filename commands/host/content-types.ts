import { contentType } from "mime-types";

const endings = "html js css json webmanifest xml txt vtt svg png jpg webp avif gif ico woff2 webm mp4";

/** The type of every kind of file that the build writes, by its ending. */
export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
  endings.split(" ").map((ending) => [`.${ending}`, contentType(ending) || ""]),
);
