import { join } from "node:path";
import { defaultLocale } from "../../src/config/locales.ts";
import { writeStillAvif } from "./avif.ts";
import type { Recording } from "./frame.ts";
import { writeGif } from "./gif.ts";
import { writeStillWebp, writeWebp } from "./webp.ts";

/**
 * Writes what a demo consists of besides the AVIF that moves, whose quality is its maker's to choose. A GIF is written for
 * the default language alone: it serves the few browsers that read neither AVIF nor WebP, and weighs twice as much.
 * @param media the folder of all media
 * @returns the paths of the files
 */
export async function writeFallbacks(
  { frames, still }: Recording,
  media: string,
  locale: string,
  key: string,
): Promise<string[]> {
  const base = join(media, locale, key);
  const gif = join(media, `${key}.gif`);
  if (locale === defaultLocale) await writeGif(frames, gif);
  await writeStillWebp(still, `${base}-still.webp`);
  await writeStillAvif(still, `${base}-still.avif`);
  await writeWebp(frames, `${base}.webp`);
  const files = ["-still.webp", "-still.avif", ".webp"].map((ending) => base + ending);
  return locale === defaultLocale ? [...files, gif] : files;
}
