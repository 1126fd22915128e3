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

/** The demos of every product, by its key, in every language. */
export type DemosByProduct = Readonly<Record<string, Readonly<Record<Locale, DemoFiles>>>>;
