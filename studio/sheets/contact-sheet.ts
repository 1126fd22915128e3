// Eight moments of each scene on one picture:
//   node build/run.mjs studio/sheets/contact-sheet.ts [--lang en] [--only key,key] [--into /tmp]
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scenes } from "../demos/all.ts";
import { openScene } from "../encode/record.ts";
import { withStage } from "../encode/studio.ts";

const { values } = parseArgs({
  options: {
    lang: { type: "string", default: "en" },
    only: { type: "string", default: Object.keys(scenes).join(",") },
    into: { type: "string", default: "/tmp" },
  },
});

const moments = 8;

await withStage(async (page, address) => {
  for (const key of values.only.split(",")) {
    const scene = await openScene(page, address, key, values.lang);
    const files: string[] = [];
    for (let index = 0; index < moments; index += 1) {
      await page.evaluate((time) => window.showAt(time), ((index + 0.35) / moments) * (scene.duration - 400));
      const file = join(values.into, `sheet-part-${index}.png`);
      await writeFile(file, await page.screenshot({ type: "png", scale: "css" }));
      files.push(file);
    }
    const sheet = join(values.into, `sheet-${values.lang}-${key}.png`);
    const inputs = files.flatMap((file) => ["-i", file]);
    const layout = files.map((_, index) => `${(index % 2) * 656}_${Math.floor(index / 2) * 456}`).join("|");
    const filter = `xstack=inputs=${moments}:layout=${layout}:fill=gray`;
    execFileSync("ffmpeg", ["-v", "error", "-y", ...inputs, "-filter_complex", filter, sheet]);
    process.stdout.write(`${sheet}\n`);
  }
});
