// Records the scenes as GIFs in the default language, for where a scene cannot run:
//   node tools/run.mjs studio/demo-pipeline/make-demos.ts [--only key,key] [--into public/media]
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { defaultLocale } from "../../src/config/locales.ts";
import { sceneKeys } from "../../src/demos/load-scene.ts";
import { writeGif } from "./gif.ts";
import { withStage } from "./open-stage.ts";
import { record } from "./record.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: sceneKeys.join(",") },
    into: { type: "string", default: "public/media" },
  },
});

await withStage(async (open) => {
  for (const key of values.only.split(",")) {
    const scene = await open(key, defaultLocale, "wide");
    const { frames } = await record(scene, resolve(".cache/demos", key));
    await scene.page.close();
    const gif = resolve(join(values.into, `${key}.gif`));
    await writeGif(frames, gif);
    process.stdout.write(`${key}.gif: ${Math.round((await stat(gif)).size / 1000)} kB\n`);
  }
});
