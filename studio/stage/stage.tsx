import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { localeCodes, localeNames } from "../../src/config/locales.ts";
import { scenes } from "../demos/all.ts";
import type { DemoTexts, Scene, SceneKey } from "../kit/scene.ts";
import { type Shape, shapes } from "../kit/shape.ts";
import { Frame } from "./frame.tsx";
import "../kit/kit.css";

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
const scene = scenes[key] as Scene<SceneKey>;
const shown = texts[`../../src/content/strings/${locale}.json`];
if (!scene) throw new Error(`Stage: there is no scene "${key}"`);
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
  const frame = <Frame scene={scene} texts={written} locale={locale} shape={shape} time={time} />;
  if (recording) return frame;
  return (
    <div className="flex min-h-screen flex-col items-center gap-6 bg-wash p-10 font-sans">
      <nav className="flex flex-wrap gap-4">
        {Object.keys(scenes).map((name) => (
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
