// Writes the small posters from the large one: node tools/run.mjs studio/film-pipeline/make-posters.ts
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../support/run-program.ts";
import type { Encoding } from "./encoding.ts";
import { avif } from "./posters.ts";
import { media, publish } from "./publish.ts";
import { tallPart } from "./tall-part.ts";

/** For a phone that is held upright, and for screens with few pixels. */
const smallPosters: readonly Encoding[] = [
  avif("poster-hero-tall.avif", 8_000, [16, 19, 22, 26], tallPart(688, 864)),
  avif("poster-hero-small.avif", 14_000, [13, 16, 19, 22], "scale=1280:720:flags=lanczos"),
];

const folder = await mkdtemp(join(tmpdir(), "poster-"));
try {
  const picture = join(folder, "poster.png");
  // ffmpeg itself reads AVIF from version 6 on.
  await run("avifdec", ["--depth", "16", join(media, "poster-hero.avif"), picture]);
  await publish(picture, smallPosters);
} finally {
  await rm(folder, { recursive: true, force: true });
}
