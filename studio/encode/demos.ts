// Renders the demos and writes them as AVIF, WebP and GIF:
//   node build/run.mjs studio/encode/demos.ts [--lang en] [--only key,key] [--into public/media]
import { mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { scenes } from "../demos/all.ts";
import { copyOver, writeAvif, writeGif, writeStillAvif, writeStillWebp, writeWebp } from "./formats.ts";
import { record } from "./record.ts";
import { withStage } from "./studio.ts";

const { values } = parseArgs({
  options: {
    lang: { type: "string", default: "en" },
    only: { type: "string", default: Object.keys(scenes).join(",") },
    into: { type: "string", default: "public/media" },
  },
});

const media = resolve(values.into);
const target = join(media, values.lang);
const kilobytes = async (file: string) => `${Math.round((await stat(file)).size / 1000)} kB`;

await mkdir(target, { recursive: true });
await withStage(async (page, address) => {
  for (const key of values.only.split(",")) {
    const folder = resolve(".cache/demos", values.lang, key);
    const { frames, still } = await record(page, address, key, values.lang, folder);
    const file = (ending: string) => join(target, `${key}${ending}`);
    await writeGif(frames, file(".gif"));
    if (values.lang === "en") await copyOver(file(".gif"), join(media, `${key}.gif`));
    await writeStillWebp(still, file("-still.webp"));
    await writeStillAvif(still, file("-still.avif"));
    await writeWebp(frames, file(".webp"));
    await writeAvif(frames, file(".avif"));
    const sizes = await Promise.all([".avif", ".webp", ".gif", "-still.avif"].map((ending) => kilobytes(file(ending))));
    process.stdout.write(`${key}: ${frames.length} frames, ${sizes.join(", ")} (AVIF, WebP, GIF, still)\n`);
  }
});
