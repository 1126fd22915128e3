// Renders the demos and writes them as AVIF, WebP and GIF, the tall ones as AVIF alone:
//   node tools/run.mjs studio/encode/demos.ts [--lang en] [--only key,key] [--into public/media]
import { mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { scenes } from "../demos/all.ts";
import type { Shape } from "../kit/shape.ts";
import { copyOver, writeAvif, writeGif, writeStillAvif, writeStillWebp, writeWebp } from "./formats.ts";
import { record } from "./record.ts";
import { type Open, withStage } from "./studio.ts";

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

async function recordShape(open: Open, key: string, shape: Shape) {
  const scene = await open(key, values.lang, shape);
  const recording = await record(scene, resolve(".cache/demos", values.lang, shape, key));
  await scene.page.close();
  return recording;
}

async function makeWide(open: Open, key: string): Promise<string[]> {
  const { frames, still } = await recordShape(open, key, "wide");
  const file = (ending: string) => join(target, `${key}${ending}`);
  await writeGif(frames, file(".gif"));
  if (values.lang === "en") await copyOver(file(".gif"), join(media, `${key}.gif`));
  await writeStillWebp(still, file("-still.webp"));
  await writeStillAvif(still, file("-still.avif"));
  await writeWebp(frames, file(".webp"));
  await writeAvif(frames, file(".avif"));
  return [".avif", ".webp", ".gif", "-still.avif"].map(file);
}

/** Every phone shows it made smaller, so it may be coarser, and need not take the encoder as long. */
const tallQuantizer = 50;
const tallSpeed = 6;

/** A phone too old for AVIF shows the wide one. */
async function makeTall(open: Open, key: string): Promise<string[]> {
  const { frames, still } = await recordShape(open, key, "tall");
  const file = (ending: string) => join(target, "tall", `${key}${ending}`);
  await writeStillAvif(still, file("-still.avif"));
  await writeAvif(frames, file(".avif"), tallQuantizer, tallSpeed);
  return [".avif", "-still.avif"].map(file);
}

await mkdir(join(target, "tall"), { recursive: true });
await withStage(async (open) => {
  for (const key of values.only.split(",")) {
    const files = [...(await makeWide(open, key)), ...(await makeTall(open, key))];
    const sizes = await Promise.all(files.map(kilobytes));
    process.stdout.write(`${key}: ${sizes.join(", ")} (AVIF, WebP, GIF, still; tall AVIF, still)\n`);
  }
});
