import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { defaultLocale } from "../../src/config/locales.ts";
import strings from "../../src/content/strings/en.json";
import type { DemoTexts, SceneKey } from "../../src/demos/kit/scene.ts";
import { SceneTime } from "../../src/demos/kit/scene-time.ts";
import { loadScene } from "../../src/demos/load-scene.ts";
import { SchoolWindow } from "../../src/demos/school-window.tsx";
import "../../src/styles/tokens.css";
import "../../src/demos/demos.css";

/** Draws a scene on the page. Returns its duration, and what shows it at a moment. */
export async function openScene(key: string) {
  const scene = await loadScene(key as SceneKey);
  const { [key as SceneKey]: text, shared } = strings.demos as DemoTexts;
  const page = createRoot(document.body);
  const showAt = (time: number) => {
    const props = { scene, text, shared, locale: defaultLocale, layout: "wide" } as const;
    flushSync(() => page.render(<SchoolWindow {...props} time={new SceneTime(time)} />));
  };
  showAt(0);
  return { duration: scene.duration, showAt };
}
