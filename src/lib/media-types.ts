import type { Locale } from "../config/locales.ts";

/** The type lets a browser skip a file without fetching it. */
export interface MediaFile {
  src: string;
  type: string;
}

/** In px. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface FilmFile extends MediaFile {
  media?: string;
}

/** The attributes of a `<source>`; `sizes` is set if `srcSet` has several widths. */
export interface PosterSource extends PictureSize {
  srcSet: string;
  type: string;
  sizes?: string;
  media?: string;
}

/** The film's poster: a `<picture>` with an image that every browser supports. */
export interface Poster {
  /** In order of preference. */
  sources: readonly PosterSource[];
  image: MediaFile & PictureSize;
}

export interface Explainer {
  film: MediaFile;
  poster: PictureSize & { src: string };
  captions: readonly { locale: Locale; src: string }[];
}

/** The picture or video for a product without a scene, or if the scene cannot run. */
export interface DemoFile extends MediaFile, Partial<PictureSize> {}
