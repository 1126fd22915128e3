// Renders the hero film and its large posters into public/media:
//   node tools/run.mjs studio/film-pipeline/make-film.ts [--views=6] [--lights=24] [--scale=1] [--rate=24] [--encode-only] [--files=poster]
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { framing } from "../film/framing.ts";
import { quiet } from "../support/ffmpeg.ts";
import { feed } from "../support/run-program.ts";
import { withFilm } from "./open-film.ts";
import { posters } from "./posters.ts";
import { publish } from "./publish.ts";
import { videos } from "./videos.ts";

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

async function renderMaster(master: string): Promise<void> {
  const scale = Number(values.scale);
  const rate = Number(values.rate);
  const { width, height } = framing;
  const temporary = `${master}.part`;
  const input = ["-f", "rawvideo", "-pix_fmt", "x2bgr10le", "-s", `${width * scale}x${height * scale}`];
  const output = ["-vf", `scale=${width}:${height}:flags=lanczos,format=gbrp10le`, "-c:v", "ffv1", "-level", "3"];
  const frames = loopSeconds * rate;
  await withFilm({ views: Number(values.views), lights: Number(values.lights), scale }, async (frameAt) => {
    const source = [...input, "-r", String(rate), "-i", "-"];
    const sink = feed("ffmpeg", [...quiet, ...source, ...output, "-f", "matroska", temporary]);
    for (let frame = 0; frame < frames; frame++) {
      await sink.write(await frameAt((frame * 1000) / rate));
      if (frame % rate === 0) console.log(`${frame} of ${frames}`);
    }
    await sink.end();
  });
  renameSync(temporary, master);
}

/** Stays, since rendering takes most of the time: other files can be made from it with `--encode-only`. */
const master = join(root, ".cache/film/master.mkv");
mkdirSync(dirname(master), { recursive: true });
if (!values["encode-only"] || !existsSync(master)) await renderMaster(master);
const encodings = [...posters, ...videos].filter(({ name }) => name.includes(values.files));
await publish(master, encodings);
