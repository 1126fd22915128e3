import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { imageSize } from "image-size";
import type { Plugin } from "vite";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Product, Site } from "../../src/config/site-schema.ts";
import {
  type CompactDemos,
  compactDemo,
  type DemoFile,
  type DemoFiles,
  type DemosByProduct,
  type FilmFile,
  type PictureSize,
  type TallDemo,
} from "../../src/lib/demo-files.ts";
import { virtualModules } from "../plugins/virtual-module.ts";
import { animatedEndings, demoEndings, inLanguage, stillEndings, tallEndings, tallOf } from "./demo-names.ts";
import { recordingFor } from "./find-recording.ts";

/** Media that the site cannot do without and does not have. */
export class MediaError extends Error {
  override name = "MediaError";
  constructor(faults: readonly string[]) {
    super(`Media files are missing under public:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
  }
}

const typeOf = (file: string) => `image/${file.split(".").pop()}`;

/** A picture's size in px, as its file says. */
function sizeOf(publicFolder: string, file: string): PictureSize {
  const { width, height } = imageSize(readFileSync(join(publicFolder, file)));
  return { width, height };
}

/** Those of the files that there are, as a browser is told of them. */
function present(publicFolder: string, base: string, endings: readonly string[]): DemoFile[] {
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
  const last: DemoFile = { src: product.demo, type: typeOf(product.demo) };
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

/** Each product's demos in short; a language that shows another's files is left out, and the default's stand for it. */
export function compactDemos(demos: DemosByProduct): CompactDemos {
  return Object.fromEntries(
    Object.entries(demos).map(([key, byLocale]) => {
      const standard = JSON.stringify(byLocale[defaultLocale]);
      const own = Object.entries(byLocale).filter(
        ([code, files]) => code === defaultLocale || JSON.stringify(files) !== standard,
      );
      return [key, Object.fromEntries(own.map(([code, files]) => [code, compactDemo(files)]))];
    }),
  );
}

export function mediaPlugin(publicFolder: string, site: Site): Plugin {
  return virtualModules(
    "site:media",
    /^virtual:media$/,
    () =>
      `export const demos = ${JSON.stringify(compactDemos(demosOf(publicFolder, site)))};
       export const film = ${JSON.stringify(filmOf(publicFolder))};`,
  );
}
