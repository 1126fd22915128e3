import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { filesBelow } from "../../generator/files-below.ts";
import siteConfig from "../../site.config.ts";
import { fromMaster, smallPosters, tallFilm } from "../film-pipeline/encodings.ts";

const sizeOf = (path: string) => statSync(join("public", path)).size;

it("keeps `public` small enough for every clone and every host", () => {
  const sizes = filesBelow("public", ".").map(sizeOf);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(7_000_000);
});

/** An owner's film may have fewer files. */
const films = [...fromMaster, ...smallPosters, tallFilm].map(({ name, limit }) => [`media/${name}`, limit] as const);

it.each(films.filter(([path]) => existsSync(join("public", path))))("keeps %s within %i bytes", (path, limit) => {
  expect(sizeOf(path)).toBeLessThanOrEqual(limit);
});

it.each(siteConfig.products.filter(({ key, demo }) => demo === `/media/${key}.gif`))(
  "keeps the GIF fallback of $key looping forever",
  async ({ demo }) => {
    // sharp counts all frames as one tall image, which exceeds its default limit.
    const gif = await sharp(join("public", demo), { animated: true, limitInputPixels: false }).metadata();
    expect(gif).toMatchObject({ format: "gif", loop: 0 });
    expect(gif.pages).toBeGreaterThan(20);
  },
);
