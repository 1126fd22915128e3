import type { ComponentType } from "react";
import { savesData } from "../lib/connection.ts";
import { reportFault } from "../lib/report-fault.ts";
import { afterPaint, idleTimeout, nextTask, whenIdle } from "../lib/timing.ts";
import { loadIslandsData } from "./island-data.ts";
import { showFallback } from "./show-fallback.ts";

type Component = ComponentType<object>;

interface IslandsModule {
  islands: { hydrate: typeof import("./hydrate.ts").hydrate; components: Readonly<Record<string, Component>> };
}

/** How near the viewport `*.visible.island.tsx` are hydrated: within one screen's height. */
const rootMargin = "100% 0px";

/** The first signs of a visitor, with the events that end a press: until then it has the main thread to itself. */
const interactionEvents = {
  pointermove: [],
  scroll: [],
  focusin: [],
  pointerdown: ["pointerup", "pointercancel"],
  keydown: ["keyup"],
};

/** In ms: for a key or finger that stays down. */
const pressTimeout = 500;

/** Calls back at the first sign of a visitor, after a press has been handled and painted. */
function onFirstInteraction(callback: () => void): void {
  const listeners = new AbortController();
  const begin = async (endEvents: readonly string[]) => {
    listeners.abort();
    if (endEvents.length > 0)
      await new Promise<unknown>((resolve) => {
        setTimeout(resolve, pressTimeout);
        for (const type of endEvents) addEventListener(type, resolve, { once: true, capture: true });
      });
    afterPaint(callback);
  };
  for (const [type, endEvents] of Object.entries(interactionEvents)) {
    addEventListener(type, () => begin(endEvents), { signal: listeners.signal, capture: true, passive: true });
  }
  if (scrollY > 0) begin([]);
}

function preload(): void {
  const root = document.documentElement;
  for (const href of root.dataset.modules?.match(/\S+/g) ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  // A failure is reported when hydration tries again.
  loadIslandsData(root).catch(() => {});
}

/** Finds the file of an island by name; `demo:ranking` is an island of `demo`. */
function fileOf<File>({ dataset }: HTMLElement, files: Readonly<Record<string, File>>): File | undefined {
  const fileName = `/${dataset.island?.split(":")[0]}.`;
  return Object.entries(files).find(([path]) => path.includes(fileName))?.[1];
}

/**
 * Hydrates the islands at the first sign of a visitor, each in its own task; a `*.visible.island.tsx` when it comes
 * near the viewport. Before that, scripts and props are only preloaded, when the browser is idle. Returns a function
 * that hydrates or retries the others, and `first` before them.
 */
export function startIslands(
  load: () => Promise<IslandsModule>,
  visibleIslands: Readonly<Record<string, () => Promise<Component>>>,
): (first?: Element | null) => Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const deferred = islands.filter((island) => fileOf(island, visibleIslands));
  if (islands.length === 0) return async () => {};

  const showFailed = (island: HTMLElement) => {
    // Show it as paused: a press tries again. The film plays without React.
    const control = deferred.includes(island) ? island.querySelector<HTMLElement>("[data-playback]") : null;
    if (control) control.dataset.playing = "false";
    showFallback(island);
  };
  const hydrateEach = async (batch: readonly HTMLElement[]) => {
    const { hydrate, components } = (await load()).islands;
    for (const island of batch.filter(({ dataset }) => dataset.hydrated === undefined)) {
      await nextTask();
      try {
        const component = fileOf(island, components) ?? (await fileOf(island, visibleIslands)?.());
        if (!component) throw new Error(`There is no island "${island.dataset.island}"`);
        await hydrate(island, component);
      } catch (error) {
        reportFault(error);
        showFailed(island);
      }
    }
  };
  const hydrateAll = async (first?: Element | null) => {
    const batch = islands.filter((island) => !deferred.includes(island) || island === first);
    batch.sort((a, b) => Number(b === first) - Number(a === first));
    await hydrateEach(batch).catch(reportFault);
  };

  if (!savesData()) whenIdle(preload, idleTimeout);
  onFirstInteraction(() => {
    hydrateAll();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const arrived = deferred.filter((island) => island.parentElement === target);
          hydrateEach(arrived).catch((error) => {
            reportFault(error);
            arrived.forEach(showFailed);
          });
        }
      },
      { rootMargin },
    );
    // An island itself has no box: `display: contents`.
    for (const { parentElement } of deferred) if (parentElement) observer.observe(parentElement);
  });
  return hydrateAll;
}
