import type { Locale } from "../config/locales.ts";

export interface MediaFile {
  src: string;
  /** Its media type, such as `image/avif`. */
  type: string;
}

/** A file of the film, for the screens that `media` names. */
export interface FilmFile extends MediaFile {
  media?: string;
}

/** In px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A file of the hero's picture, for the screens that `media` names. */
export interface PosterFile extends MediaFile, PictureSize {
  media?: string;
}

/** The same story composed for a phone that is held upright, in one format; other formats have the wide one alone. */
export interface TallDemo extends PictureSize {
  animated: MediaFile;
  still: MediaFile;
}

/** What there is of one product's demo in one language, best format first; the last is an image that any browser shows. */
export interface DemoFiles extends PictureSize {
  animated: readonly [MediaFile, ...MediaFile[]];
  still: readonly [MediaFile, ...MediaFile[]];
  /** Recorded by the owner, not drawn by the studio: its colours must stay as they are in the dark. */
  recorded?: true;
  tall?: TallDemo;
}

export type DemosByProduct = Readonly<Record<string, Readonly<Record<Locale, DemoFiles>>>>;
