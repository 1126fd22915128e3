import { loadOnce } from "../lib/load-once.ts";
import type { Scene, SceneKey } from "./kit/scene.ts";

const scenes = import.meta.glob<Scene>("./scenes/*.tsx", { import: "scene" });

/** The scene of `aiTutor` is `scenes/ai-tutor.tsx`. */
const fileOf = (key: string) => `./scenes/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/** The style sheet that the scenes share, read once. Rejects with an `Error` when it cannot be had; a later call tries anew. */
export const loadStyles = loadOnce(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
});

/** Every scene that there is, by its product's key. */
export const sceneKeys = Object.keys(scenes).map((file) =>
  file.slice("./scenes/".length, -".tsx".length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
) as SceneKey[];

/** A scene's file, from the project's root. */
export const sceneFile = (key: string) => `src/demos${fileOf(key).slice(1)}`;

export const isSceneKey = (key: string): key is SceneKey => fileOf(key) in scenes;

/** Rejects with an `Error` when its file cannot be had. */
export async function loadScene(key: SceneKey): Promise<Scene> {
  const scene = await scenes[fileOf(key)]?.();
  if (!scene) throw new Error(`${sceneFile(key)} is missing: it is the scene of "${key}"`);
  return scene;
}
