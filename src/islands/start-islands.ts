import type { ComponentType } from "react";
import { savesData } from "../lib/connection.ts";
import { nextTask, partTimeout, reportFault, whenIdle } from "../lib/timing.ts";
import { observeVisibility } from "../lib/watch-visible.ts";
import { hydrate, showFallback } from "./hydrate.ts";

/** Finds the file of an island by name; `demo:ranking` is an island of `demo`. */
function fileOf<File>({ dataset }: HTMLElement, files: Readonly<Record<string, File>>): File | undefined {
  const fileName = `/${dataset.island?.split(":")[0]}.`;
  return Object.entries(files).find(([path]) => path.includes(fileName))?.[1];
}

/** Distance from the viewport in px, 0 in view. An island itself has no box: `display: contents`. */
function distanceOf({ parentElement }: Element): number {
  const { top, bottom } = parentElement?.getBoundingClientRect() ?? new DOMRect();
  return Math.max(top - innerHeight, -bottom, 0);
}

/**
 * Returns `start`, which hydrates all islands, the nearest first and those with a chunk of their own last, and
 * `hydrate` for one at once. A visitor who saves data gets those with a chunk of their own within a screen's height.
 */
export function startIslands(
  components: Readonly<Record<string, ComponentType<object>>>,
  lazyComponents: Readonly<Record<string, () => Promise<ComponentType<object>>>>,
) {
  const pending = new Map<Element, Promise<void>>();
  const isLazy = (island: HTMLElement) => fileOf(island, lazyComponents) !== undefined;

  async function load(island: HTMLElement): Promise<void> {
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

  async function hydrateOnce(island: HTMLElement): Promise<void> {
    if (island.dataset.hydrated !== undefined) return;
    const hydrated = pending.get(island) ?? load(island);
    pending.set(island, hydrated);
    await hydrated;
  }

  async function start(): Promise<void> {
    const hydrateQuietly = (island: HTMLElement) => hydrateOnce(island).catch(() => {});
    const byTurn = (a: HTMLElement, b: HTMLElement) => +isLazy(a) - +isLazy(b) || distanceOf(a) - distanceOf(b);
    const waiting = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));
    for (const island of savesData() ? [...waiting].filter(isLazy) : []) {
      waiting.delete(island);
      observeVisibility(island.parentElement as Element, (isNear) => isNear && hydrateQuietly(island), "100% 0px");
    }
    while (waiting.size > 0) {
      await nextTask();
      const [next] = [...waiting].sort(byTurn) as [HTMLElement];
      waiting.delete(next);
      if (isLazy(next)) await new Promise<void>((resolve) => whenIdle(resolve, partTimeout));
      await hydrateQuietly(next);
    }
  }

  return { start, hydrate: hydrateOnce };
}
