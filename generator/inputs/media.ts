import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { imageSize } from "image-size";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Product, Site } from "../../src/config/site-schema.ts";
import type {
  DemoFiles,
  DemosByProduct,
  FilmFile,
  MediaFile,
  PictureSize,
  Poster,
  PosterSource,
  TallDemo,
} from "../../src/lib/media-types.ts";
import { animatedEndings, demoEndings, inLanguage, stillEndings, tallEndings, tallOf } from "./demo-names.ts";
import { recordingFor } from "./find-recording.ts";
import { OwnerError } from "./owner-error.ts";

/** Media that the site cannot do without and does not have. */
export class MediaError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("Media files are missing under public:", faults);
  }
}

const typeOf = (file: string) => `image/${file.split(".").pop()}`;

/** A picture's size in px, as its file says. */
function sizeOf(publicFolder: string, file: string): PictureSize {
  const { width, height } = imageSize(readFileSync(join(publicFolder, file)));
  return { width, height };
}

/** Those of the files that there are, as a browser is told of them. */
function present(publicFolder: string, base: string, endings: readonly string[]): MediaFile[] {
  return endings
    .map((ending) => ({ src: base + ending, type: typeOf(ending) }))
    .filter(({ src }) => existsSync(join(publicFolder, src)));
}

const baseOf = ({ demo }: Product) => demo.replace(/\.\w+$/, "");

const isRecorded = (publicFolder: string, { key }: Product, locale: Locale) =>
  recordingFor(dirname(publicFolder), key, locale) !== undefined;

/** What is missing of a product's demo in a language that has a part of it. */
function missingOf(publicFolder: string, product: Product, locale: Locale): string[] {
  const base = inLanguage(baseOf(product), locale);
  const tall = isRecorded(publicFolder, product, locale) ? [] : tallEndings.map((ending) => tallOf(base) + ending);
  const wanted = [...demoEndings.map((ending) => base + ending), ...tall];
  const missing = wanted.filter((file) => !existsSync(join(publicFolder, file)));
  return missing.length === wanted.length ? [] : missing;
}

/**
 * The files that the configuration and the pages name, and those without which a visitor would get a demo in a heavier
 * format than there should be. Throws a `MediaError` that lists all that are missing, each with the remedy.
 */
export function checkMedia(publicFolder: string, site: Site): void {
  const named = [
    ...site.products.map(({ key, demo }) => ({ file: demo, why: `the demo of products.${key}` })),
    ...site.partners.map(({ name, logo }) => ({ file: logo, why: `the logo of the partner "${name}"` })),
    { file: "/media/hero.webm", why: "the film of the hero" },
    { file: "/media/poster-hero.webp", why: "the hero's poster" },
  ];
  const faults = named
    .filter(({ file }) => !existsSync(join(publicFolder, file)))
    .map(({ file, why }) => `public${file} (${why}): add the file or correct its path in site.config.ts`);
  const incomplete = site.products.flatMap((product) =>
    localeCodes.flatMap((locale) =>
      missingOf(publicFolder, product, locale).map(
        (file) =>
          `public${file} (the demo of products.${product.key} in the language "${locale}"): run "npm run media -- ${product.key} --lang ${locale}"`,
      ),
    ),
  );
  if (faults.length + incomplete.length > 0) throw new MediaError([...faults, ...incomplete]);
}

/** The tall form of the demo whose files begin so, if both of its files are there. */
function tallBeside(publicFolder: string, base: string): TallDemo | undefined {
  const [animated, still] = present(publicFolder, tallOf(base), tallEndings);
  return animated && still && { ...sizeOf(publicFolder, still.src), animated, still };
}

function demoIn(publicFolder: string, product: Product, locale: Locale): DemoFiles {
  const plain = baseOf(product);
  const own = [locale, defaultLocale].find(
    (code) => present(publicFolder, inLanguage(plain, code), demoEndings).length > 0,
  );
  const base = own ? inLanguage(plain, own) : plain;
  const last: MediaFile = { src: product.demo, type: typeOf(product.demo) };
  const others = present(publicFolder, base, animatedEndings).filter(({ src }) => src !== last.src);
  const [still = last, ...moreStills] = present(publicFolder, base, stillEndings);
  const [first = last, ...rest] = [...others, last];
  const recorded = !own || isRecorded(publicFolder, product, own);
  const tall = recorded ? undefined : tallBeside(publicFolder, base);
  return {
    ...sizeOf(publicFolder, product.demo),
    animated: [first, ...rest],
    still: [still, ...moreStills],
    ...(recorded && { recorded }),
    ...(tall && { tall }),
  };
}

/**
 * Which demo files there are for every product and language. A language without its own shows the default's; for browsers
 * that read neither AVIF nor WebP, all show the file that the configuration names.
 */
export function demosOf(publicFolder: string, site: Site): DemosByProduct {
  return Object.fromEntries(
    site.products.map((product) => [
      product.key,
      Object.fromEntries(localeCodes.map((locale) => [locale, demoIn(publicFolder, product, locale)])) as Record<
        Locale,
        DemoFiles
      >,
    ]),
  );
}

/** The film's files, in the order in which a browser tries them; a phone gets the small one, if there is one. */
export function filmOf(publicFolder: string): FilmFile[] {
  const files: FilmFile[] = [
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
    sources.push({ srcSet: tall, type, media: "(max-aspect-ratio: 3/4)", ...sizeOf(publicFolder, tall) });
  }
  if (there(full)) {
    sources.push({ srcSet: widths.join(", "), sizes: "max(100vw, 178vh)", type, ...sizeOf(publicFolder, full) });
  }
  return { sources, image: { src: last, type: typeOf(last), ...sizeOf(publicFolder, last) } };
}
