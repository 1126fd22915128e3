import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Frame } from "../demo-pipeline/frame.ts";
import { writeGif } from "../demo-pipeline/gif.ts";
import type { Encoding } from "../film-pipeline/encoding.ts";
import { posters } from "../film-pipeline/posters.ts";
import { videos } from "../film-pipeline/videos.ts";
import { quiet } from "../support/ffmpeg.ts";
import { run } from "../support/run-program.ts";
import { missingTools } from "./tools.ts";

const missing = missingTools();
const folder = mkdtempSync(join(tmpdir(), "same-bytes-"));
const master = join(folder, "master.mkv");
const frames: Frame[] = ["0", "1", "2"].map((name) => ({ file: join(folder, `${name}.png`), duration: 300 }));

const writers: Record<string, (file: string) => Promise<unknown>> = {
  "demo.gif": (file) => writeGif(frames, file),
  ...Object.fromEntries(
    [...videos, ...posters].map(({ name, qualities, write }: Encoding) => [
      name,
      (file: string) => write(master, file, qualities[0] ?? 0),
    ]),
  ),
};

beforeAll(async () => {
  if (missing.length > 0) return;
  for (const [index, { file }] of frames.entries()) {
    const background = { r: 40, g: 30 + 60 * index, b: 90 };
    await sharp({ create: { width: 128, height: 72, channels: 3, background } }).toFile(file);
  }
  const lossless = ["-pix_fmt", "gbrp10le", "-c:v", "ffv1", master];
  await run("ffmpeg", [...quiet, "-framerate", "24", "-i", join(folder, "%d.png"), ...lossless]);
  for (const [name, write] of Object.entries(writers)) await write(join(folder, `first-${name}`));
  // The clocks in files count seconds.
  await new Promise((resolve) => setTimeout(resolve, 1000));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.for(Object.entries(writers))(
  "the same pictures give the same bytes of %s at any time",
  { timeout: 60_000 },
  async ([name, write], { skip }) => {
    skip(missing.length > 0, `the studio's tools are not installed: ${missing.join("; ")}`);
    await write(join(folder, `second-${name}`));
    const [first, second] = ["first", "second"].map((time) => readFileSync(join(folder, `${time}-${name}`)));
    expect(first?.length).toBeGreaterThan(50);
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
  },
);
