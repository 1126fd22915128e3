import type { Locale } from "../config/locales.ts";

/** A file as a browser is told of it: its address, and its type so that it need not be fetched to be refused. */
export interface MediaFile {
  src: string;
  type: string;
}

/** In px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A file of the film, for the screens that `media` names. */
export interface FilmFile extends MediaFile {
  media?: string;
}

/** A `<source>` of the poster, as its attributes; `sizes` is there where `srcSet` names several widths. */
export interface PosterSource extends PictureSize {
  srcSet: string;
  type: string;
  sizes?: string;
  media?: string;
}

/** What stands in the film's place before it plays: a `<picture>`, whose image any browser shows. */
export interface Poster {
  /** In the order in which a browser tries them. */
  sources: readonly PosterSource[];
  image: MediaFile & PictureSize;
}

/** The explainer video, with the captions that there are. */
export interface Explainer {
  film: MediaFile;
  poster: PictureSize & { src: string };
  captions: readonly { locale: Locale; src: string }[];
}

/** What a product's block shows where it has no scene, or where that cannot run. */
export interface DemoFile extends MediaFile, Partial<PictureSize> {}
