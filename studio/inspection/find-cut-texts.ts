// Looks in the demos for texts that are cut, leave their scene or are too small to read, in every language and both shapes:
//   node tools/run.mjs studio/inspection/find-cut-texts.ts [--lang de] [--only key,key]
import { parseArgs } from "node:util";
import { localeCodes } from "../../src/config/locales.ts";
import { type Shape, shapes } from "../../src/demos/kit/shape.ts";
import { sceneKeys } from "../../src/demos/load-scene.ts";
import { withStage } from "../demo-pipeline/open-stage.ts";

const { values } = parseArgs({
  options: {
    lang: { type: "string", default: localeCodes.join(",") },
    only: { type: "string", default: sceneKeys.join(",") },
  },
});

/** Between two looks at a scene, in ms. */
const step = 300;

/** Runs in the browser: what is wrong with the texts that can be seen now. Sizes in px. */
function findFaults(): string[] {
  const smallest = 14;
  const longestSign = 3;
  const tolerance = 1;
  const stage = document.querySelector("[data-shape]");
  if (!stage) return [];
  const whole = stage.getBoundingClientRect();
  const faults: string[] = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < smallest && text.length > longestSign) faults.push(`"${text}" is ${size} px small`);
    for (const box of range.getClientRects()) {
      const outside = box.left < whole.left || box.right > whole.right || box.bottom > whole.bottom;
      if (box.width > 0 && outside) faults.push(`"${text}" leaves the scene`);
      for (let around = element; around !== stage && around.parentElement; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === "visible") continue;
        const { left, right } = around.getBoundingClientRect();
        if (box.left < left - tolerance || box.right > right + tolerance) faults.push(`"${text}" is cut`);
      }
    }
  }
  return faults;
}

let count = 0;
await withStage(async (open) => {
  for (const key of values.only.split(",")) {
    for (const locale of values.lang.split(",")) {
      for (const shape of Object.keys(shapes) as Shape[]) {
        const { page, scene } = await open(key, locale, shape);
        const found = new Map<string, number[]>();
        for (let time = 0; time < scene.duration; time += step) {
          await page.evaluate((at) => window.showAt(at), time);
          const faults = new Set(await page.evaluate(findFaults));
          for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), time]);
        }
        await page.close();
        // What is seen once may be on its way in or out.
        const lasting = [...found].filter(([, times]) => times.length > 1);
        for (const [fault, [time]] of lasting) console.log(`${key} in ${locale}, ${shape}, at ${time} ms: ${fault}`);
        count += lasting.length;
      }
    }
  }
});
console.log(count === 0 ? "Every text fits" : `${count} to look at`);
