import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import { usage } from "./demo-data.ts";
import { type Layout, layouts } from "./kit/layout.ts";
import type { Scene } from "./kit/scene.ts";
import { SceneTime } from "./kit/scene-time.ts";
import { loadScene, sceneKeys } from "./load-scene.ts";
import { Frame } from "./player/frame.tsx";

const textsOf = (locale: string) => JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8")).demos;

function drawnBy(scene: Scene, layout: Layout, locale: string) {
  const texts = textsOf(locale);
  return (moment: number) => {
    const time = new SceneTime(moment);
    const props = { scene, layout, time, text: texts[scene.key], shared: texts.shared, locale };
    return { markup: renderToStaticMarkup(<Frame {...props} />), next: time.next };
  };
}

/** Between two renderings of what changes steadily, in ms. */
const tick = 34;

describe.each(sceneKeys)("the scene of %s", (key) => {
  it.each(Object.keys(layouts) as Layout[])("says when it changes: nothing moves until then (%s)", async (layout) => {
    const scene = await loadScene(key);
    const draw = drawnBy(scene, layout, "de");
    let renderings = 0;
    for (let moment = 0; moment < scene.duration; renderings += 1) {
      const { markup, next } = draw(moment);
      expect(next, `after ${moment} ms`).toBeGreaterThan(moment);
      const until = Math.min(next, scene.duration);
      if (until - moment > tick) expect(draw(until - 0.01).markup, `before ${until} ms`).toBe(markup);
      moment = until;
    }
    expect(renderings).toBeGreaterThan(10);
  });

  it("is drawn in each language's own words", async () => {
    const scene = await loadScene(key);
    expect(scene.key).toBe(key);
    const drawn = localeCodes.map((locale) => drawnBy(scene, "wide", locale)(scene.duration / 2).markup);
    expect(new Set(drawn.map((markup) => markup.replace(/ lang="\w+"/g, ""))).size).toBe(localeCodes.length);
  });

  it("has a moment for each of its steps, in their order, and pays for each action of the AI", async () => {
    const { steps, duration, charges = [] } = await loadScene(key);
    expect(charges).toHaveLength(usage[key].costs.length);
    expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
    expect(new Set(steps).size).toBe(textsOf("en")[key].steps.length);
    expect(steps.every((moment) => moment > 0 && moment < duration)).toBe(true);
  });
});
