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
  PosterFile,
  TallDemo,
} from "../../src/lib/media-types.ts";
import { recordingFor } from "./find-recording.ts";
import { OwnerError } from "./owner-error.ts";

/** Media that the site cannot do without and does not have. */
export class MediaError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("Media files are missing under public:", faults);
  }
}

const formats = [
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
] as const;

/** The files of one demo in a folder, best format first. */
function filesNamed(publicFolder: string, base: string): MediaFile[] {
  return formats
    .map(([ending, type]) => ({ src: `${base}.${ending}`, type }))
    .filter(({ src }) => existsSync(join(publicFolder, src)));
}

/** The tall form of the demo whose files begin so, if both of its files are there. */
function tallBeside(publicFolder: string, base: string): TallDemo | undefined {
  const tallBase = base.replace(/[^/]*$/, "tall/$&");
  const avif = (ending: string): MediaFile => ({ src: `${tallBase}${ending}`, type: "image/avif" });
  const files = { animated: avif(".avif"), still: avif("-still.avif") };
  if (!Object.values(files).every(({ src }) => existsSync(join(publicFolder, src)))) return undefined;
  const { width, height } = imageSize(readFileSync(join(publicFolder, files.still.src)));
  return { width, height, ...files };
}

function demoIn(publicFolder: string, product: Product, locale: Locale): DemoFiles {
  const plain = product.demo.replace(/\.\w+$/, "");
  const inFolder = (code: Locale) => plain.replace(/\/([^/]+)$/, `/${code}/$1`);
  const folders = [locale, defaultLocale].map(inFolder);
  const first = (suffix: string) =>
    [...folders, plain].map((base) => filesNamed(publicFolder, base + suffix)).find((files) => files.length > 0) ?? [];
  const last: MediaFile = { src: product.demo, type: `image/${product.demo.split(".").pop()}` };
  const animated = first("");
  const still = first("-still");
  const size = imageSize(readFileSync(join(publicFolder, product.demo)));
  const source = [locale, defaultLocale].find((code) => animated[0]?.src.startsWith(`${inFolder(code)}.`));
  const recorded = !source || recordingFor(dirname(publicFolder), product.key, source) !== undefined;
  const drawn = !recorded && still[0]?.src.startsWith(`${inFolder(source)}-`);
  const tall = drawn ? tallBeside(publicFolder, inFolder(source)) : undefined;
  return {
    width: size.width,
    height: size.height,
    animated: (animated.length > 0 ? animated : [last]) as [MediaFile, ...MediaFile[]],
    still: (still.length > 0 ? still : [last]) as [MediaFile, ...MediaFile[]],
    ...(recorded && { recorded }),
    ...(tall && { tall }),
  };
}

/** The files that the configuration and the pages name. Throws a `MediaError` that lists all that are missing. */
export function checkMedia(publicFolder: string, site: Site): void {
  const wanted = [
    ...site.products.map(({ key, demo }) => ({ file: demo, why: `the demo of products.${key}` })),
    ...site.partners.map(({ name, logo }) => ({ file: logo, why: `the logo of the partner "${name}"` })),
    { file: "/media/hero.webm", why: "the film of the hero" },
    { file: "/media/poster-hero.webp", why: "the hero's poster" },
  ];
  const faults = wanted
    .filter(({ file }) => !existsSync(join(publicFolder, file)))
    .map(({ file, why }) => `public${file} (${why}): add the file or correct its path in site.config.ts`);
  if (faults.length > 0) throw new MediaError(faults);
}

/** Which demo files there are for every product and language; a language without its own shows the default's. */
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

/** The hero's picture for each shape of screen, best fit first; the last is the one that any browser shows. */
export function posterOf(publicFolder: string): [PosterFile, ...PosterFile[]] {
  const size = { width: 1920, height: 1080 };
  const files: PosterFile[] = [{ src: "/media/poster-hero.avif", type: "image/avif", ...size }];
  const webp: PosterFile = { src: "/media/poster-hero.webp", type: "image/webp", ...size };
  const [first = webp, ...rest] = [...files.filter(({ src }) => existsSync(join(publicFolder, src))), webp];
  return [first, ...rest];
}
