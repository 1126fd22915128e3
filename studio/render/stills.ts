// Stills to look at: node tools/run.mjs studio/render/stills.ts <folder> [views] [lights] [scale] [milliseconds …]
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { framing } from "../film/framing.ts";
import { openStudio } from "./studio.ts";

const [, , folder = ".cache/stills", views = "6", lights = "24", scale = "0.5", ...moments] = process.argv;
const { width, height } = framing;
mkdirSync(folder, { recursive: true });

const studio = await openStudio({
  views: Number(views),
  lights: Number(lights),
  scale: Number(scale),
});
for (const moment of moments.length > 0 ? moments : ["0"]) {
  const started = Date.now();
  const frame = await studio.frameAt(Number(moment));
  const size = `${width * Number(scale)}x${height * Number(scale)}`;
  const file = join(folder, `film-${moment}.png`);
  const input = ["-f", "rawvideo", "-pix_fmt", "x2bgr10le", "-s", size, "-i", "-"];
  const { stderr, status } = spawnSync("ffmpeg", ["-v", "error", "-y", ...input, "-pix_fmt", "rgb24", file], {
    input: frame,
  });
  if (status !== 0) throw new Error(String(stderr));
  console.log(file, `${Date.now() - started} ms`);
}
await studio.close();
