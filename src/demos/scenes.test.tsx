import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import type { Scene } from "./kit/scene.ts";
import { SceneTime } from "./kit/scene-time.ts";
import { type Shape, shapes } from "./kit/shape.ts";
import { loadScene, sceneKeys } from "./load-scene.ts";
import { Frame } from "./player/frame.tsx";

const textsOf = (locale: string) => JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8")).demos;

function drawnBy(scene: Scene, shape: Shape, locale: string) {
  const texts = textsOf(locale);
  return (moment: number) => {
    const time = new SceneTime(moment);
    const props = { scene, shape, time, text: texts[scene.key], shared: texts.shared, locale };
    return { markup: renderToStaticMarkup(<Frame {...props} />), next: time.next };
  };
}

/** Between two renderings of what changes steadily, in ms. */
const tick = 34;

describe.each(sceneKeys)("the scene of %s", (key) => {
  it.each(Object.keys(shapes) as Shape[])("says when it changes: nothing moves until then (%s)", async (shape) => {
    const scene = await loadScene(key);
    const draw = drawnBy(scene, shape, "de");
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

  it("can be drawn in every language, and begins again as it began", async () => {
    const scene = await loadScene(key);
    expect(scene.key).toBe(key);
    expect(scene.stillAt).toBeLessThan(scene.duration);
    for (const locale of localeCodes) expect(drawnBy(scene, "wide", locale)(scene.stillAt).markup).toContain(locale);
  });
});
