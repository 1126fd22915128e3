import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { localeCodes, localeNames } from "../../src/config/locales.ts";
import { PlaybackContext } from "../../src/demos/kit/playback.ts";
import type { DemoTexts, SceneKey } from "../../src/demos/kit/scene.ts";
import { SceneTime } from "../../src/demos/kit/scene-time.ts";
import { type Shape, shapes } from "../../src/demos/kit/shape.ts";
import { loadScene, sceneKeys } from "../../src/demos/load-scene.ts";
import { Frame } from "../../src/demos/player/frame.tsx";
import "../../src/styles/tokens.css";
import "../../src/demos/demos.css";

declare global {
  interface Window {
    showAt: (time: number) => string;
    scene: { key: string; duration: number; stillAt: number };
  }
}

const texts = import.meta.glob<DemoTexts>("../../src/content/strings/*.json", { eager: true, import: "demos" });

const query = new URLSearchParams(location.search);
const key = (query.get("scene") ?? "dynamicRules") as SceneKey;
const locale = query.get("lang") ?? "en";
const shape = (query.get("shape") ?? "wide") as Shape;
const scene = await loadScene(key);
const shown = texts[`../../src/content/strings/${locale}.json`];
if (!(shape in shapes)) throw new Error(`Stage: there is no shape "${shape}"`);
if (!shown) throw new Error(`Stage: there is no language "${locale}"`);
const written = shown;
const recording = query.has("recording");

function Bench() {
  const [time, setTime] = useState(Number(query.get("time") ?? 0));
  window.showAt = (next) => {
    flushSync(() => setTime(next));
    return document.getElementById("stage")?.innerHTML ?? "";
  };
  const frame = (
    <PlaybackContext value={{ moment: time, duration: scene.duration, playing: false }}>
      <Frame
        scene={scene}
        text={written[key]}
        shared={written.shared}
        locale={locale}
        shape={shape}
        time={new SceneTime(time)}
      />
    </PlaybackContext>
  );
  if (recording) return frame;
  return (
    <div className="flex min-h-screen flex-col items-center gap-6 bg-wash p-10 font-sans">
      <nav className="flex flex-wrap gap-4">
        {sceneKeys.map((name) => (
          <a
            key={name}
            href={`?scene=${name}&lang=${locale}&shape=${shape}`}
            className={name === key ? "font-semibold" : ""}
          >
            {name}
          </a>
        ))}
      </nav>
      <nav className="flex flex-wrap gap-4">
        {localeCodes.map((code) => (
          <a
            key={code}
            href={`?scene=${key}&lang=${code}&shape=${shape}`}
            className={code === locale ? "font-semibold" : ""}
          >
            {localeNames[code]}
          </a>
        ))}
      </nav>
      <nav className="flex flex-wrap gap-4">
        {Object.keys(shapes).map((name) => (
          <a
            key={name}
            href={`?scene=${key}&lang=${locale}&shape=${name}`}
            className={name === shape ? "font-semibold" : ""}
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="overflow-hidden rounded-2xl shadow-menu">{frame}</div>
      <label className="flex w-[640px] items-center gap-4">
        <input
          type="range"
          className="grow"
          min={0}
          max={scene.duration}
          step={20}
          value={time}
          onChange={(event) => setTime(Number(event.target.value))}
        />
        <output className="w-16 text-right tabular-nums">{time}</output>
      </label>
    </div>
  );
}

window.scene = { key: scene.key, duration: scene.duration, stillAt: scene.stillAt };
const stage = document.getElementById("stage");
if (stage) createRoot(stage).render(<Bench />);
