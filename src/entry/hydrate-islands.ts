import type { ComponentType } from "react";
import { hydrate, showFallback } from "../islands/hydrate.ts";
import { savesData } from "../lib/connection.ts";
import { nextTask, partTimeout, reportFault, whenIdle } from "../lib/timing.ts";
import { observeVisibility } from "../lib/watch-visible.ts";

const components = import.meta.glob<ComponentType<object>>(
  ["../sections/*/*.island.tsx", "!../sections/*/*.lazy.island.tsx"],
  { eager: true, import: "default" },
);
const lazyComponents = import.meta.glob<ComponentType<object>>("../sections/*/*.lazy.island.tsx", {
  import: "default",
});

/** Finds the file of an island by name; `demo:ranking` is an island of `demo`. */
function fileOf<File>({ dataset }: HTMLElement, files: Readonly<Record<string, File>>): File | undefined {
  const fileName = `/${dataset.island?.split(":")[0]}.`;
  return Object.entries(files).find(([path]) => path.includes(fileName))?.[1];
}

const isLazy = (island: HTMLElement) => fileOf(island, lazyComponents) !== undefined;

/** Distance from the viewport in px, 0 in view. An island itself has no box: `display: contents`. */
function distanceOf({ parentElement }: Element) {
  const { top, bottom } = parentElement?.getBoundingClientRect() ?? new DOMRect();
  return Math.max(top - innerHeight, -bottom, 0);
}

const pending = new Map<Element, Promise<void>>();

async function load(island: HTMLElement) {
  try {
    const component = fileOf(island, components) ?? (await fileOf(island, lazyComponents)?.());
    if (!component) throw new Error(`There is no island "${island.dataset.island}"`);
    await hydrate(island, component);
  } catch (error) {
    reportFault(error);
    showFallback(island);
    throw error;
  } finally {
    pending.delete(island);
  }
}

/** Hydrates an island, or waits for it. Rejects with an `Error` if that fails; the next call tries again. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  if (island.dataset.hydrated !== undefined) return;
  const hydrated = pending.get(island) ?? load(island);
  pending.set(island, hydrated);
  await hydrated;
}

/** Hydrates all islands, the nearest first, lazy ones last; if data is saved, only lazy ones within a screen's height. */
export async function hydrateIslands(): Promise<void> {
  const hydrateQuietly = (island: HTMLElement) => hydrateIsland(island).catch(() => {});
  const byTurn = (a: HTMLElement, b: HTMLElement) => +isLazy(a) - +isLazy(b) || distanceOf(a) - distanceOf(b);
  const waiting = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));
  for (const island of savesData() ? [...waiting].filter(isLazy) : []) {
    waiting.delete(island);
    const hydrateNear = (isNear: boolean) => isNear && hydrateQuietly(island);
    observeVisibility(island.parentElement as Element, hydrateNear, { rootMargin: "100% 0px" });
  }
  while (waiting.size > 0) {
    await nextTask();
    const [next] = [...waiting].sort(byTurn) as [HTMLElement];
    waiting.delete(next);
    if (isLazy(next)) await whenIdle(partTimeout);
    await hydrateQuietly(next);
  }
}
