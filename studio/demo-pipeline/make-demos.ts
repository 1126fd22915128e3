// Renders the demos and writes them as AVIF, WebP and, in the default language, GIF; the tall ones as AVIF alone:
//   node tools/run.mjs studio/demo-pipeline/make-demos.ts [--lang en] [--only key,key] [--into public/media]
import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Shape } from "../../src/demos/kit/shape.ts";
import { sceneKeys } from "../../src/demos/load-scene.ts";
import { writeAvif, writeStillAvif } from "./avif.ts";
import type { Recording } from "./frame.ts";
import { type Open, withStage } from "./open-stage.ts";
import { record } from "./record.ts";
import { writeFallbacks } from "./write-demo.ts";

const { values } = parseArgs({
  options: {
    lang: { type: "string", default: "en" },
    only: { type: "string", default: sceneKeys.join(",") },
    into: { type: "string", default: "public/media" },
  },
});

const media = resolve(values.into);
const target = join(media, values.lang);

async function recordShape(open: Open, key: string, shape: Shape): Promise<Recording> {
  const scene = await open(key, values.lang, shape);
  const recording = await record(scene, resolve(".cache/demos", values.lang, shape, key));
  await scene.page.close();
  return recording;
}

async function makeWide(open: Open, key: string): Promise<string[]> {
  const recording = await recordShape(open, key, "wide");
  const fallbacks = await writeFallbacks(recording, media, values.lang, key);
  const avif = join(target, `${key}.avif`);
  await writeAvif(recording.frames, avif);
  return [avif, ...fallbacks];
}

/** Every phone shows it made smaller, so it may be coarser, and need not take the encoder as long. */
const tallQuantizer = 54;
const tallSpeed = 6;

/** A phone too old for AVIF shows the wide one. */
async function makeTall(open: Open, key: string): Promise<string[]> {
  const { frames, still } = await recordShape(open, key, "tall");
  const file = (ending: string) => join(target, "tall", `${key}${ending}`);
  await writeStillAvif(still, file("-still.avif"));
  await writeAvif(frames, file(".avif"), tallQuantizer, tallSpeed);
  return [".avif", "-still.avif"].map(file);
}

async function sizeOf(file: string): Promise<string> {
  return `${basename(file)} ${Math.round((await stat(file)).size / 1000)} kB`;
}

await withStage(async (open) => {
  for (const key of values.only.split(",")) {
    const wide = await Promise.all((await makeWide(open, key)).map(sizeOf));
    const tall = await Promise.all((await makeTall(open, key)).map(sizeOf));
    process.stdout.write(`${key}: ${wide.join(", ")}; tall: ${tall.join(", ")}\n`);
  }
});
