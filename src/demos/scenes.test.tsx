import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import { type Layout, type LoadedScene, layouts } from "./kit/scene.ts";
import { SceneTime } from "./kit/scene-time.ts";
import { loadScene, sceneKeys } from "./load-scene.ts";
import { SchoolWindow } from "./school-window.tsx";
import { usage } from "./story.ts";

const textsOf = (locale: string) => JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8")).demos;

function rendererOf(scene: LoadedScene, layout: Layout, locale: string) {
  const texts = textsOf(locale);
  return (moment: number) => {
    const time = new SceneTime(moment);
    const props = { scene, layout, time, text: texts[scene.key], shared: texts.shared, locale };
    return { markup: renderToStaticMarkup(<SchoolWindow {...props} />), next: time.next };
  };
}

/** At least the time between two renders during a continuous change, in ms. */
const tick = 34;

describe.each(sceneKeys)("the scene of %s", (key) => {
  it.each(Object.keys(layouts) as Layout[])("keeps its markup until the announced change (%s)", async (layout) => {
    const scene = await loadScene(key);
    const draw = rendererOf(scene, layout, "de");
    let renders = 0;
    for (let moment = 0; moment < scene.duration; renders += 1) {
      const { markup, next } = draw(moment);
      expect(next, `after ${moment} ms`).toBeGreaterThan(moment);
      const until = Math.min(next, scene.duration);
      if (until - moment > tick) expect(draw(until - 0.01).markup, `before ${until} ms`).toBe(markup);
      moment = until;
    }
    expect(renders).toBeGreaterThan(10);
  });

  it("shows the texts of each language", async () => {
    const scene = await loadScene(key);
    const markups = localeCodes.map((locale) => rendererOf(scene, "wide", locale)(scene.duration / 2).markup);
    const different = new Set(markups.map((markup) => markup.replace(/ lang="\w+"/g, ""))).size;
    // A language that is being added may still have the English ones.
    const translations = localeCodes.map((locale) => JSON.stringify([textsOf(locale)[key], textsOf(locale).shared]));
    expect(different).toBeGreaterThanOrEqual(new Set(translations).size);
  });

  it("has a moment for every step, in order, and a charge for every AI action", async () => {
    const { steps, duration, charges = [] } = await loadScene(key);
    expect(charges).toHaveLength(usage[key].costs.length);
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    expect(new Set(steps).size).toBe(textsOf("en")[key].steps.length);
    expect(steps.every((moment) => moment > 0 && moment < duration)).toBe(true);
  });
});

it.each(localeCodes)("uses no placeholder in %s that the build fills with the owner's name", (locale) => {
  expect(JSON.stringify(textsOf(locale))).not.toMatch(/\{(name|legalName|email)\}/);
});
