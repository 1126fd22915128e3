import { loadOnce } from "../lib/load-once.ts";
import type { Scene, SceneKey } from "./kit/scene.ts";

const scenes = import.meta.glob<Scene>("./scenes/*.tsx", { import: "scene" });

/** `./scenes/ai-tutor.tsx` for `aiTutor`. */
const fileOf = (key: string) => `./scenes/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/**
 * Loads the shared style sheet once, and returns what adds it to a scene's root. Rejects with an `Error` if the request
 * fails; the next call tries again.
 */
export const loadStyles = loadOnce(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const css = await response.text();
  if (document.adoptedStyleSheets) {
    const sheet = await new CSSStyleSheet().replace(css);
    return (root: ShadowRoot) => {
      root.adoptedStyleSheets = [sheet];
    };
  }
  // Safari before 16.4 takes the file, which it has just loaded, from its cache.
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  return (root: ShadowRoot) => root.append(link.cloneNode());
});

/** The keys of the products that have a scene. */
export const sceneKeys = Object.keys(scenes).map((file) =>
  file.slice("./scenes/".length, -".tsx".length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
) as SceneKey[];

/** A scene's path, relative to the project's root. */
export const sceneFile = (key: string) => `src/demos${fileOf(key).slice(1)}`;

export const isSceneKey = (key: string): key is SceneKey => fileOf(key) in scenes;

/** Rejects with an `Error` if the scene's file cannot be loaded. */
export async function loadScene(key: SceneKey): Promise<Scene> {
  const scene = await scenes[fileOf(key)]?.();
  if (!scene) throw new Error(`${sceneFile(key)} is missing: it is the scene of "${key}"`);
  return scene;
}
