// Draws five moments of each scene, one scene per row, as in the docs:
//   node tools/run.mjs studio/inspection/demo-sheet.ts docs/pictures/demos.jpg
import sharp from "sharp";
import { sceneKeys } from "../../src/demos/load-scene.ts";
import { withScenePage } from "../gif/open-scene.ts";

const [, , sheet] = process.argv;
if (!sheet) throw new Error("demo-sheet.ts: name the picture to write");

const moments = 5;
const pictures: Buffer[] = [];
await withScenePage(async (openScene) => {
  for (const key of sceneKeys) {
    const { page, scene } = await openScene(key);
    for (let index = 0; index < moments; index += 1) {
      await page.evaluate((time) => window.showAt(time), ((index + 0.35) / moments) * (scene.duration - 400));
      pictures.push(await page.screenshot({ type: "png", scale: "css" }));
    }
    await page.close();
  }
});
const joined = await sharp(pictures, { join: { across: moments, shim: 16, background: "gray" } })
  .png()
  .toBuffer();
await sharp(joined).resize(1080).toFile(sheet);
