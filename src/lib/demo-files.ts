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
}

export type DemosByProduct = Readonly<Record<string, Readonly<Record<Locale, DemoFiles>>>>;
