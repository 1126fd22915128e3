// Renders the hero film and its posters into public/media:
//   node tools/run.mjs studio/render/film.ts [--views=6] [--lights=24] [--scale=1] [--rate=24] [--encode-only] [--files=poster]
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { framing } from "../film/framing.ts";
import { feed } from "./command.ts";
import { filmFiles, publish } from "./encode.ts";
import { openStudio } from "./studio.ts";

const { values } = parseArgs({
  options: {
    views: { type: "string", default: "6" },
    lights: { type: "string", default: "24" },
    scale: { type: "string", default: "1" },
    rate: { type: "string", default: "24" },
    "encode-only": { type: "boolean", default: false },
    files: { type: "string", default: "" },
  },
});

const root = resolve(import.meta.dirname, "../..");
const loopSeconds = 10;

const renderMaster = async (master: string): Promise<void> => {
  const scale = Number(values.scale);
  const rate = Number(values.rate);
  const { width, height } = framing;
  const studio = await openStudio({ views: Number(values.views), lights: Number(values.lights), scale });
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
    if (frame % 24 === 0) console.log(`${frame} of ${frames}`);
  }
  await sink.end();
  await studio.close();
  renameSync(temporary, master);
};

/** Kept, since rendering takes most of the time: other files can be made from it with `--encode-only`. */
const master = join(root, ".cache/film/master.mkv");
mkdirSync(dirname(master), { recursive: true });
if (!values["encode-only"] || !existsSync(master)) await renderMaster(master);
publish(
  master,
  filmFiles.filter(({ name }) => name.includes(values.files)),
);
