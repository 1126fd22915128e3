import type { LoadedScene, Scene, SceneKey } from "./kit/scene.ts";
import { usage } from "./story.ts";

const scenes = import.meta.glob<Scene>("/src/demos/scenes/*.tsx", { import: "scene" });

/** `src/demos/scenes/ai-tutor.tsx` for `aiTutor`. */
export const sceneFile = (key: SceneKey) => `src/demos/scenes/${key.replace(/[A-Z]/g, "-$&").toLowerCase()}.tsx`;

async function fetchStyles(url: string): Promise<(root: ShadowRoot) => void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const css = await response.text();
  if (document.adoptedStyleSheets) {
    const sheet = await new CSSStyleSheet().replace(css);
    return (root) => {
      root.adoptedStyleSheets = [sheet];
    };
  }
  // Safari before 16.4 takes the file, which it has just loaded, from its cache.
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  return (root) => root.append(link.cloneNode());
}

let styles: ReturnType<typeof fetchStyles> | undefined;

/** Loads the scenes' style sheet once, and returns what adds it to a root. After a failure, the next call tries again. */
export const loadStyles = (url: string) =>
  (styles ??= fetchStyles(url).catch((error) => {
    styles = undefined;
    throw error;
  }));

export const sceneKeys = Object.keys(usage) as SceneKey[];

export const isSceneKey = (key: string): key is SceneKey => Object.hasOwn(usage, key);

/** Rejects with an `Error` for a key without a file. */
export async function loadScene(key: SceneKey): Promise<LoadedScene> {
  const scene = await scenes[`/${sceneFile(key)}`]?.();
  if (!scene) throw new Error(`src/demos/scenes has no file for "${key}"`);
  return { ...scene, key };
}
