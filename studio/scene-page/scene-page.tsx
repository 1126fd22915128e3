import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { localeCodes } from "../../src/config/locales.ts";
import { type Layout, layouts } from "../../src/demos/kit/layout.ts";
import type { DemoTexts, SceneKey } from "../../src/demos/kit/scene.ts";
import { SceneTime } from "../../src/demos/kit/scene-time.ts";
import { loadScene, sceneKeys } from "../../src/demos/load-scene.ts";
import { Frame } from "../../src/demos/player/frame.tsx";
import "../../src/styles/tokens.css";
import "../../src/demos/demos.css";

declare global {
  interface Window {
    showAt: (time: number) => void;
    scene: { duration: number };
  }
}

const query = new URLSearchParams(location.search);
const options = { scene: sceneKeys, lang: localeCodes, layout: Object.keys(layouts) };
const selected = { scene: "dynamicRules", lang: "en", layout: "wide", ...Object.fromEntries(query) };

const texts = import.meta.glob<DemoTexts>("../../src/content/strings/*.json", { eager: true, import: "demos" });
const demos = texts[`../../src/content/strings/${selected.lang}.json`] as DemoTexts;
const { [selected.scene as SceneKey]: text, shared } = demos;
const scene = await loadScene(selected.scene as SceneKey);

function ScenePage() {
  const [time, setTime] = useState(0);
  window.showAt = (next) => flushSync(() => setTime(next));
  const props = { scene, text, shared, locale: selected.lang, layout: selected.layout as Layout };
  const frame = <Frame {...props} time={new SceneTime(time)} />;
  if (query.has("recording")) return frame;
  return (
    <div className="flex flex-col items-center gap-6 p-5 font-sans">
      <form className="flex gap-4" onChange={(event) => event.currentTarget.submit()}>
        {Object.entries(options).map(([name, values]) => (
          <select key={name} name={name} aria-label={name} defaultValue={selected[name as keyof typeof selected]}>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ))}
      </form>
      {frame}
      <input
        type="range"
        aria-label="Moment"
        className="w-full"
        max={scene.duration}
        step={20}
        value={time}
        onChange={(event) => setTime(Number(event.target.value))}
      />
      <output>{time} ms</output>
    </div>
  );
}

window.scene = { duration: scene.duration };
createRoot(document.getElementById("scene-page") as HTMLElement).render(<ScenePage />);
