import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { DemoFile, Explainer, FilmFile, PictureSize, Poster, PosterSource } from "../../src/lib/media-types.ts";

const typeOf = (file: string) => `image/${file.split(".").pop()}`;

/** A picture's size in px, as its file says. */
function sizeOf(publicFolder: string, file: string): PictureSize {
  const { width, height } = imageSize(readFileSync(join(publicFolder, file)));
  return { width, height };
}

const isVideo = (file: string) => /\.(mp4|webm)$/.test(file);

/** Each product's picture or video, as the configuration names it; what is missing has been refused before. */
export function demosOf(publicFolder: string, { products }: Site): Record<string, DemoFile> {
  const there = products.filter(({ demo }) => existsSync(join(publicFolder, demo)));
  return Object.fromEntries(
    there.map(({ key, demo }) => [
      key,
      isVideo(demo)
        ? { src: demo, type: `video/${demo.split(".").pop()}` }
        : { src: demo, type: typeOf(demo), ...sizeOf(publicFolder, demo) },
    ]),
  );
}

/** A screen that shows of the film, and of its poster, no more than the part that was cut out for it. */
const upright = "(max-aspect-ratio: 3/4)";

/** The film's files, in the order in which a browser tries them: first those for small and upright screens, where there are any. */
export function filmOf(publicFolder: string): FilmFile[] {
  const files: FilmFile[] = [
    { src: "/media/hero-tall.webm", type: "video/webm", media: upright },
    { src: "/media/hero-small.webm", type: "video/webm", media: "(width < 48rem)" },
    { src: "/media/hero.webm", type: "video/webm" },
    { src: "/media/hero.mp4", type: "video/mp4" },
  ];
  return files.filter(({ src }) => existsSync(join(publicFolder, src)));
}

/**
 * The poster's files. An upright screen no wider than three quarters of its height gets the part of the poster that it
 * shows; others choose by how many pixels the poster, which covers them, has on them.
 */
export function posterOf(publicFolder: string): Poster {
  const there = (file: string) => existsSync(join(publicFolder, file));
  const [full, small, tall] = ["", "-small", "-tall"].map((name) => `/media/poster-hero${name}.avif`) as [
    string,
    string,
    string,
  ];
  const last = "/media/poster-hero.webp";
  const type = typeOf(full);
  const widths = [small, full].filter(there).map((file) => `${file} ${sizeOf(publicFolder, file).width}w`);
  const sources: PosterSource[] = [];
  if (there(tall)) {
    sources.push({ srcSet: tall, type, media: upright, ...sizeOf(publicFolder, tall) });
  }
  if (there(full)) {
    sources.push({ srcSet: widths.join(", "), sizes: "max(100vw, 178vh)", type, ...sizeOf(publicFolder, full) });
  }
  return { sources, image: { src: last, type: typeOf(last), ...sizeOf(publicFolder, last) } };
}

/** The explainer video, where it is switched on. */
export function explainerOf(publicFolder: string, { switches, videoExplainer }: Site): Explainer | undefined {
  if (!switches.videoExplainer) return undefined;
  const { film, poster, captions } = videoExplainer;
  return {
    film: { src: film, type: `video/${film.split(".").pop()}` },
    poster: { src: poster, ...sizeOf(publicFolder, poster) },
    captions: localeCodes.flatMap((locale) => {
      const src = captions[locale];
      return src ? [{ locale, src }] : [];
    }),
  };
}

/** The address of a page's social card; a language without its own shows the default's. */
export function cardOf(publicFolder: string, locale: Locale, page: string): string {
  const [own, other] = [locale, defaultLocale].map((code) => `/cards/${code}/${page}.jpg`) as [string, string];
  return existsSync(join(publicFolder, own)) ? own : other;
}
