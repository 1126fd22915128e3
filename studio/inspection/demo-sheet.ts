// Moments of each scene on one picture, in reading order:
//   node tools/run.mjs studio/inspection/demo-sheet.ts [--lang en] [--only key,key] [--shape tall] [--into /tmp] [--moments 8] [--columns 2]
// and all of them on one, as in the docs:
//   node tools/run.mjs studio/inspection/demo-sheet.ts --moments 5 --columns 5 --together docs/pictures/demos.jpg
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Shape, shapes } from "../../src/demos/kit/shape.ts";
import { sceneKeys } from "../../src/demos/load-scene.ts";
import { withStage } from "../demo-pipeline/open-stage.ts";

const { values } = parseArgs({
  options: {
    lang: { type: "string", default: "en" },
    shape: { type: "string", default: "wide" },
    only: { type: "string", default: sceneKeys.join(",") },
    into: { type: "string", default: mkdtempSync(join(tmpdir(), "sheets-")) },
    moments: { type: "string", default: "8" },
    columns: { type: "string", default: "2" },
    together: { type: "string" },
  },
});

const moments = Number(values.moments);
const columns = Number(values.columns);
const shape = values.shape as Shape;
const { width, height } = shapes[shape];
/** Between two pictures, in px. */
const gap = 16;

const ffmpeg = (files: readonly string[], filter: string, output: string) =>
  execFileSync("ffmpeg", [
    "-v",
    "error",
    "-y",
    ...files.flatMap((file) => ["-i", file]),
    "-filter_complex",
    filter,
    output,
  ]);

const sheets: string[] = [];
await withStage(async (open) => {
  for (const key of values.only.split(",")) {
    const { page, scene } = await open(key, values.lang, shape);
    const files: string[] = [];
    for (let index = 0; index < moments; index += 1) {
      await page.evaluate((time) => window.showAt(time), ((index + 0.35) / moments) * (scene.duration - 400));
      const file = join(values.into, `moment-${index}.png`);
      await writeFile(file, await page.screenshot({ type: "png", scale: "css" }));
      files.push(file);
    }
    const sheet = join(values.into, `sheet-${values.lang}-${key}-${shape}.png`);
    const place = (index: number) =>
      `${(index % columns) * (width + gap)}_${Math.floor(index / columns) * (height + gap)}`;
    ffmpeg(
      files,
      `xstack=inputs=${moments}:layout=${files.map((_, index) => place(index)).join("|")}:fill=gray`,
      sheet,
    );
    await page.close();
    sheets.push(sheet);
    process.stdout.write(`${sheet}\n`);
  }
});

if (values.together) {
  const padded = sheets.map((_, index) => `[${index}]pad=iw:ih+${gap}:0:0:gray[s${index}]`).join(";");
  const stacked = sheets.map((_, index) => `[s${index}]`).join("");
  ffmpeg(sheets, `${padded};${stacked}vstack=inputs=${sheets.length},scale=1080:-2`, values.together);
  process.stdout.write(`${values.together}\n`);
}
