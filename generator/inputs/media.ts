import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { Explainer, MediaFile, Poster } from "../../src/lib/media-types.ts";
import { OwnerError } from "../../tools/owner-error.ts";

const extensionOf = (file: string) => file.split(".").pop();

function pictureOf(publicFolder: string, src: string) {
  try {
    const { width, height } = imageSize(readFileSync(join(publicFolder, src)));
    return { src, type: `image/${extensionOf(src)}`, width, height };
  } catch {
    const fault = `public${src}: got no picture, expected ${extensionOf(src)}; replace it or run "git lfs pull"`;
    throw new OwnerError("A picture is invalid:", [fault]);
  }
}

const videoOf = (src: string): MediaFile => ({ src, type: `video/${extensionOf(src)}` });

/** Leaves out missing files, which `checkMedia` reports. */
export function demosOf(publicFolder: string, { products }: Site): Record<string, MediaFile> {
  const demoOf = (src: string) => (/\.(mp4|webm)$/.test(src) ? videoOf(src) : pictureOf(publicFolder, src));
  const existing = products.filter(({ demo }) => existsSync(join(publicFolder, demo)));
  return Object.fromEntries(existing.map(({ key, demo }) => [key, demoOf(demo)]));
}

/** Such screens show only a part of the film and its poster, for which there are cropped files. */
const portrait = "(max-aspect-ratio: 3/4)";

/** The existing film files, in the order in which browsers try them. */
export function filmOf(publicFolder: string): MediaFile[] {
  const files = [
    { ...videoOf("/media/hero-tall.webm"), media: portrait },
    { ...videoOf("/media/hero-small.webm"), media: "not all and (min-width: 48rem)" },
    videoOf("/media/hero.webm"),
    videoOf("/media/hero.mp4"),
  ];
  return files.filter(({ src }) => existsSync(join(publicFolder, src)));
}

export function posterOf(publicFolder: string): Poster {
  const pictureAt = (src: string) => (existsSync(join(publicFolder, src)) ? [pictureOf(publicFolder, src)] : []);
  const tall = pictureAt("/media/poster-hero-tall.avif");
  const wide = ["-small", ""].flatMap((name) => pictureAt(`/media/poster-hero${name}.avif`));
  const srcSet = wide.map(({ src, width }) => `${src} ${width}w`).join(", ");
  const sources = [
    ...tall.map(({ src, ...picture }) => ({ ...picture, srcSet: src, media: portrait })),
    // Its width is chosen of a poster that covers the screen.
    ...wide.slice(-1).map(({ src: _, ...picture }) => ({ ...picture, srcSet, sizes: "max(100vw, 178vh)" })),
  ];
  return { sources, image: pictureOf(publicFolder, "/media/poster-hero.webp") };
}

export function explainerOf(publicFolder: string, { switches, videoExplainer }: Site): Explainer | undefined {
  if (!switches.videoExplainer) return undefined;
  const { film, poster, captions } = videoExplainer;
  return {
    film: videoOf(film),
    poster: pictureOf(publicFolder, poster),
    captions: localeCodes.flatMap((locale) => (captions[locale] ? [{ locale, src: captions[locale] }] : [])),
  };
}

export function cardOf(publicFolder: string, locale: Locale, page: string): string {
  const localized = `/cards/${locale}/${page}.jpg`;
  return existsSync(join(publicFolder, localized)) ? localized : `/cards/${defaultLocale}/${page}.jpg`;
}

function requiredFiles({ products, partners, consent, switches, videoExplainer }: Site): (readonly [string, string])[] {
  const { captions, ...files } = switches.videoExplainer ? videoExplainer : { captions: {} };
  return [
    ...products.map(({ key, demo }) => [demo, `the demo of products.${key}`] as const),
    ...partners.map(({ name, logo }) => [logo, `the logo of the partner "${name}"`] as const),
    ...consent.services
      .filter(({ script }) => script.startsWith("/"))
      .map(({ name, script }) => [script, `the script of the service "${name}"`] as const),
    ...Object.entries(files).map(([name, file]) => [file, `videoExplainer.${name}`] as const),
    ...Object.entries(captions).map(([locale, file]) => [file, `videoExplainer.captions.${locale}`] as const),
    ...(switches.film ? [["/media/hero.webm", "the film of the hero"] as const] : []),
    ["/media/poster-hero.webp", "the hero's poster"],
    ["/brand/mark.svg", "the logo"],
  ];
}

export function checkMedia(publicFolder: string, site: Site): void {
  const faults = requiredFiles(site)
    .filter(([file]) => !existsSync(join(publicFolder, file)))
    .map(([file, why]) => `public${file} (${why}): add the file or correct its path in site.config.ts`);
  if (faults.length > 0) throw new OwnerError("Files are missing under public:", faults);
}
