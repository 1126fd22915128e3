import type { DemoFiles, MediaFile } from "./media-types.ts";

/**
 * The same in as few characters as a visitor has to load: the files' common beginning, then their endings; last, whether it
 * is a recording, which is never tall, or else the size and the files of the tall one.
 */
export type CompactDemo = readonly [
  width: number,
  height: number,
  base: string,
  animated: string,
  still: string,
  recordedOrTall?: true | readonly [width: number, height: number, animated: string, still: string],
];

export type CompactDemos = Readonly<Record<string, Readonly<Record<string, CompactDemo>>>>;

const listed = (base: string, endings: string) =>
  endings
    .split(" ")
    .map((ending) => base + ending)
    .map((src) => ({ src, type: `image/${src.split(".").pop()}` })) as unknown as readonly [MediaFile, ...MediaFile[]];

/** The files of a demo that is written down in short. */
export function demoFiles([width, height, base, animated, still, recordedOrTall]: CompactDemo): DemoFiles {
  const files: DemoFiles = { width, height, animated: listed(base, animated), still: listed(base, still) };
  if (recordedOrTall === true) return { ...files, recorded: true };
  if (!recordedOrTall) return files;
  const [tallWidth, tallHeight, tallAnimated, tallStill] = recordedOrTall;
  const [moving] = listed(base, tallAnimated);
  const [resting] = listed(base, tallStill);
  return { ...files, tall: { width: tallWidth, height: tallHeight, animated: moving, still: resting } };
}

/** A demo written down in short; files whose names have no common beginning are written in full. */
export function compactDemo({ width, height, animated, still, recorded, tall }: DemoFiles): CompactDemo {
  const all = [...animated, ...still, ...(tall ? [tall.animated, tall.still] : [])].map(({ src }) => src);
  const [first = ""] = all;
  let length = first.length;
  while (!all.every((src) => src.startsWith(first.slice(0, length)))) length -= 1;
  const endings = (files: readonly MediaFile[]) => files.map(({ src }) => src.slice(length)).join(" ");
  const files = [width, height, first.slice(0, length), endings(animated), endings(still)] as const;
  if (recorded) return [...files, recorded];
  return tall ? [...files, [tall.width, tall.height, endings([tall.animated]), endings([tall.still])]] : files;
}
