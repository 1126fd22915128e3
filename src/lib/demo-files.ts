import type { Locale } from "../config/locales.ts";

export interface DemoFile {
  src: string;
  type: string;
}

/** A file of the film, for the screens that `media` names. */
export interface FilmFile extends DemoFile {
  media?: string;
}

/** What there is of one product's demo in one language, best format first; the last is an image that any browser shows. */
export interface DemoFiles {
  /** Size of the picture in px. */
  width: number;
  height: number;
  animated: readonly [DemoFile, ...DemoFile[]];
  still: readonly [DemoFile, ...DemoFile[]];
  /** Recorded by the owner, not drawn by the studio: its colours must stay as they are in the dark. */
  recorded?: true;
}

export type DemosByProduct = Readonly<Record<string, Readonly<Record<Locale, DemoFiles>>>>;

/** The same in as few characters as a visitor has to load: the files' common beginning, then their endings. */
export type CompactDemo = readonly [
  width: number,
  height: number,
  base: string,
  animated: string,
  still: string,
  recorded?: true,
];

export type CompactDemos = Readonly<Record<string, Readonly<Record<string, CompactDemo>>>>;

const listed = (base: string, endings: string) =>
  endings
    .split(" ")
    .map((ending) => base + ending)
    .map((src) => ({ src, type: `image/${src.split(".").pop()}` })) as unknown as readonly [DemoFile, ...DemoFile[]];

/** The files of a demo that is written down in short. */
export function demoFiles([width, height, base, animated, still, recorded]: CompactDemo): DemoFiles {
  return { width, height, animated: listed(base, animated), still: listed(base, still), ...(recorded && { recorded }) };
}

/** A demo written down in short; files whose names have no common beginning are written in full. */
export function compactDemo({ width, height, animated, still, recorded }: DemoFiles): CompactDemo {
  const all = [...animated, ...still].map(({ src }) => src);
  const [first = ""] = all;
  let length = first.length;
  while (!all.every((src) => src.startsWith(first.slice(0, length)))) length -= 1;
  const endings = (files: readonly DemoFile[]) => files.map(({ src }) => src.slice(length)).join(" ");
  const files = [width, height, first.slice(0, length), endings(animated), endings(still)] as const;
  return recorded ? [...files, recorded] : files;
}
