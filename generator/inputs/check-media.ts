import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "./owner-error.ts";

/** Files that the site cannot do without and does not have. */
export class MediaError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("Files are missing under public:", faults);
  }
}

/** A file that is missing, why it is wanted and what helps. */
interface Missing {
  file: string;
  why: string;
  remedy: string;
}

/** The files of the explainer video, where it is switched on. */
function ofExplainer({ switches, videoExplainer }: Site): Missing[] {
  if (!switches.videoExplainer) return [];
  const { film, poster, captions } = videoExplainer;
  const fields = {
    film,
    poster,
    ...Object.fromEntries(Object.entries(captions).map(([locale, file]) => [`captions.${locale}`, file])),
  };
  return Object.entries(fields).map(([field, file]) => ({
    file,
    why: `videoExplainer.${field}`,
    remedy: "add the file, correct its path in site.config.ts, or set switches.videoExplainer to false",
  }));
}

/** What the configuration and the pages name. */
function named(site: Site): Missing[] {
  const remedy = "add the file or correct its path in site.config.ts";
  return [
    ...site.products.map(({ key, demo }) => ({ file: demo, why: `the demo of products.${key}`, remedy })),
    ...site.partners.map(({ name, logo }) => ({ file: logo, why: `the logo of the partner "${name}"`, remedy })),
    ...site.consent.services
      .filter(({ script }) => script.startsWith("/"))
      .map(({ name, script }) => ({ file: script, why: `the script of the service "${name}"`, remedy })),
    ...ofExplainer(site),
    { file: "/media/hero.webm", why: "the film of the hero", remedy },
    { file: "/media/poster-hero.webp", why: "the hero's poster", remedy },
  ];
}

/** The files that are missing of those that the configuration and the pages name: one line each, with the remedy. */
export function missingMedia(publicFolder: string, site: Site): string[] {
  return named(site)
    .filter(({ file }) => !existsSync(join(publicFolder, file)))
    .map(({ file, why, remedy }) => `public${file} (${why}): ${remedy}`);
}

/** Throws a `MediaError` that lists the media that are missing, if there are any. */
export function checkMedia(publicFolder: string, site: Site): void {
  const faults = missingMedia(publicFolder, site);
  if (faults.length > 0) throw new MediaError(faults);
}
