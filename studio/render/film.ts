// Renders the hero film and its posters into public/media:
//   node build/run.mjs studio/render/film.ts [wide|tall] [--views=6] [--lights=24] [--scale=1] [--rate=24] [--encode-only]
import { existsSync, renameSync } from "node:fs";
import { parseArgs } from "node:util";
import { type FramingName, framings } from "../film/framing.ts";
import { feed } from "./command.ts";
import { publish, tallFiles, wideFiles } from "./encode.ts";
import { openStudio } from "./studio.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: "string", default: "6" },
    lights: { type: "string", default: "24" },
    scale: { type: "string", default: "1" },
    rate: { type: "string", default: "24" },
    "encode-only": { type: "boolean", default: false },
  },
});

const loopSeconds = 10;

const renderMaster = async (framing: FramingName, master: string): Promise<void> => {
  const scale = Number(values.scale);
  const rate = Number(values.rate);
  const { width, height } = framings[framing];
  const studio = await openStudio({ framing, views: Number(values.views), lights: Number(values.lights), scale });
  const temporary = `${master}.part`;
  const input = ["-f", "rawvideo", "-pix_fmt", "x2bgr10le", "-s", `${width * scale}x${height * scale}`];
  const output = ["-vf", `scale=${width}:${height}:flags=lanczos,format=gbrp10le`, "-c:v", "ffv1", "-level", "3"];
  const sink = feed("ffmpeg", [
    "-v",
    "error",
    "-y",
    ...input,
    "-r",
    String(rate),
    "-i",
    "-",
    ...output,
    "-f",
    "matroska",
    temporary,
  ]);
  const frames = loopSeconds * rate;
  for (let frame = 0; frame < frames; frame++) {
    await sink.write(await studio.frameAt((frame * 1000) / rate));
    if (frame % 24 === 0) console.log(`${framing}: ${frame} of ${frames}`);
  }
  await sink.end();
  await studio.close();
  renameSync(temporary, master);
};

const chosen = positionals.length > 0 ? (positionals as FramingName[]) : (["wide", "tall"] as const);
for (const framing of chosen) {
  const master = `/tmp/hero-${framing}.mkv`;
  if (!values["encode-only"] || !existsSync(master)) await renderMaster(framing, master);
  publish(master, framing === "wide" ? wideFiles : tallFiles);
}
