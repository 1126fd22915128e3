import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { scenes } from "../demos/all.ts";
import type { Scene, SceneKey, Strings } from "../kit/scene.ts";
import english from "../strings/en.json";
import { missingIn } from "../strings/shape.ts";
import { Frame } from "./frame.tsx";
import "../kit/kit.css";

declare global {
  interface Window {
    showAt: (time: number) => string;
    scene: { key: string; duration: number; stillAt: number };
  }
}

const translations = import.meta.glob<Strings>("../strings/*.json", { eager: true, import: "default" });

const query = new URLSearchParams(location.search);
const key = (query.get("scene") ?? "dynamicRules") as SceneKey;
const locale = query.get("lang") ?? "en";
const scene = scenes[key] as Scene<SceneKey>;
const strings = translations[`../strings/${locale}.json`];
if (!scene) throw new Error(`Stage: there is no scene "${key}"`);
if (!strings) throw new Error(`Stage: studio/strings/${locale}.json is missing`);
const missing = missingIn(strings, english);
if (missing.length > 0) throw new Error(`Stage: studio/strings/${locale}.json lacks ${missing.join(", ")}`);
const recording = query.has("recording");

function Bench() {
  const [time, setTime] = useState(Number(query.get("time") ?? 0));
  window.showAt = (next) => {
    flushSync(() => setTime(next));
    return document.getElementById("stage")?.innerHTML ?? "";
  };
  const frame = <Frame scene={scene} strings={strings ?? english} locale={locale} time={time} />;
  if (recording) return frame;
  return (
    <div className="flex min-h-screen flex-col items-center gap-6 bg-wash p-10 font-sans">
      <nav className="flex flex-wrap gap-4">
        {Object.keys(scenes).map((name) => (
          <a key={name} href={`?scene=${name}&lang=${locale}`} className={name === key ? "font-semibold" : ""}>
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
