import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { fromMaster } from "../film-pipeline/encodings.ts";
import { writeGif } from "../gif/make-gif.ts";
import { quiet, run, splitArgs } from "../support/run-program.ts";
import { missingTools } from "./tools.ts";

const missing = missingTools();
const folder = temporaryFolder();
const master = join(folder, "master.mkv");
const frames = [1, 2, 3].map((number) => ({ file: join(folder, `${number}.png`), duration: 300 }));

const writers: readonly [name: string, write: (file: string) => Promise<unknown>][] = [
  ["demo.gif", (file) => writeGif(frames, file)],
  ...fromMaster.map(({ name, qualities: [quality = 0], write }): (typeof writers)[number] => [
    name,
    (file) => write(master, file, quality),
  ]),
];

beforeAll(async () => {
  if (missing.length > 0) return;
  const film = splitArgs("-f lavfi -i testsrc=size=128x72:rate=24 -frames:v 3 -pix_fmt gbrp10le -c:v ffv1");
  await run("ffmpeg", [...quiet, ...film, master]);
  await run("ffmpeg", [...quiet, "-i", master, join(folder, "%d.png")]);
  for (const [name, write] of writers) await write(join(folder, `first-${name}`));
  // Timestamps in files have a resolution of one second.
  await pause(1000);
}, 60_000);

it.for(writers)("writes the same bytes of %s each time", { timeout: 60_000 }, async ([name, write], { skip }) => {
  skip(missing.length > 0, `the studio's tools are not installed: ${missing.join("; ")}`);
  await write(join(folder, `second-${name}`));
  const [first, second] = ["first", "second"].map((time) => readFileSync(join(folder, `${time}-${name}`)));
  expect(first?.length).toBeGreaterThan(50);
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
});
