import type { ComponentProps } from "react";
import type { Locale } from "../config/locales.ts";

/** A film or picture, its size in px. The type lets a browser skip a file without fetching it. */
export interface MediaFile {
  src: string;
  type: string;
  media?: string;
  width?: number;
  height?: number;
}

/** The film's poster: a `<picture>` with an image that every browser supports. */
export interface Poster {
  /** In order of preference. */
  sources: readonly ComponentProps<"source">[];
  image: MediaFile;
}

export interface Explainer {
  film: MediaFile;
  poster: MediaFile;
  captions: readonly { locale: Locale; src: string }[];
}
