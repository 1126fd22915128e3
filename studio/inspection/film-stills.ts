// Stills of the film to look at:
//   node tools/run.mjs studio/inspection/film-stills.ts [--into .cache/stills] [--views 6] [--lights 24] [--scale 0.5] [milliseconds …]
import { writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { framing } from "../film/framing.ts";
import { withFilm } from "../film-pipeline/open-film.ts";
import { quiet } from "../support/ffmpeg.ts";
import { run } from "../support/run-program.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: "string", default: ".cache/stills" },
    views: { type: "string", default: "6" },
    lights: { type: "string", default: "24" },
    scale: { type: "string", default: "0.5" },
  },
});

const scale = Number(values.scale);
const size = `${framing.width * scale}x${framing.height * scale}`;
const folder = await mkdtemp(join(tmpdir(), "stills-"));
const raw = join(folder, "frame");
await mkdir(values.into, { recursive: true });

await withFilm({ views: Number(values.views), lights: Number(values.lights), scale }, async (frameAt) => {
  for (const moment of positionals.length > 0 ? positionals : ["0"]) {
    const started = performance.now();
    writeFileSync(raw, await frameAt(Number(moment)));
    const file = join(values.into, `film-${moment}.png`);
    const input = ["-f", "rawvideo", "-pix_fmt", "x2bgr10le", "-s", size, "-i", raw];
    await run("ffmpeg", [...quiet, ...input, "-pix_fmt", "rgb24", file]);
    console.log(file, `${Math.round(performance.now() - started)} ms`);
  }
});
await rm(folder, { recursive: true });
