import type { Locale } from "../config/locales.ts";

export interface DemoFile {
  src: string;
  type: string;
}

/** A file of the film, for the screens that `media` names. */
export interface FilmFile extends DemoFile {
  media?: string;
}

/** In px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The same story composed for a phone that is held upright, in one format; other formats have the wide one alone. */
export interface TallDemo extends PictureSize {
  animated: DemoFile;
  still: DemoFile;
}

/** What there is of one product's demo in one language, best format first; the last is an image that any browser shows. */
export interface DemoFiles extends PictureSize {
  animated: readonly [DemoFile, ...DemoFile[]];
  still: readonly [DemoFile, ...DemoFile[]];
  /** Recorded by the owner, not drawn by the studio: its colours must stay as they are in the dark. */
  recorded?: true;
  tall?: TallDemo;
}

export type DemosByProduct = Readonly<Record<string, Readonly<Record<Locale, DemoFiles>>>>;

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
    .map((src) => ({ src, type: `image/${src.split(".").pop()}` })) as unknown as readonly [DemoFile, ...DemoFile[]];

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
  const endings = (files: readonly DemoFile[]) => files.map(({ src }) => src.slice(length)).join(" ");
  const files = [width, height, first.slice(0, length), endings(animated), endings(still)] as const;
  if (recorded) return [...files, recorded];
  return tall ? [...files, [tall.width, tall.height, endings([tall.animated]), endings([tall.still])]] : files;
}
