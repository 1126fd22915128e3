import { loadOnce } from "../lib/load-once.ts";
import type { Scene, SceneKey } from "./kit/scene.ts";

const scenes = import.meta.glob<Scene>("./scenes/*.tsx", { import: "scene" });

/** `aiTutor` for `./scenes/ai-tutor.tsx`. */
const keyOf = (file: string) =>
  file.slice("./scenes/".length, -".tsx".length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const files = Object.fromEntries(Object.keys(scenes).map((file) => [keyOf(file), file]));

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

export const sceneKeys = Object.keys(files) as SceneKey[];

export const isSceneKey = (key: string): key is SceneKey => Object.hasOwn(files, key);

/** A scene's path, relative to the project's root. */
export const sceneFile = (key: string) => `src/demos${files[key]?.slice(1)}`;

export async function loadScene(key: SceneKey): Promise<Scene> {
  const scene = await scenes[files[key] ?? ""]?.();
  if (!scene) throw new Error(`src/demos/scenes has no file for "${key}"`);
  return scene;
}
