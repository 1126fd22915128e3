import type { ComponentType } from "react";
import { savesData } from "../lib/connection.ts";
import { reportFault } from "../lib/report-fault.ts";
import { afterFrame, nextTask } from "../lib/timing.ts";
import { loadIslandsData } from "./island-data.ts";
import { showFallback } from "./show-fallback.ts";

type Component = ComponentType<object>;

/** The islands of the first view by their paths, and what hydrates them. */
interface IslandsModule {
  islands: {
    hydrate: (island: HTMLElement, component: Component) => Promise<void>;
    components: Readonly<Record<string, Component>>;
  };
}

/** How far from the screen an island that waits for the visitor is near, as CSS for `rootMargin`. */
const nearby = "100% 0px";

/** What shows that somebody is there, and what ends a press: until then it has the processor for itself. */
const interactionEvents = {
  pointermove: [],
  scroll: [],
  focusin: [],
  pointerdown: ["pointerup", "pointercancel"],
  keydown: ["keyup"],
};

/** In ms: a key or a finger that stays down is answered by then. */
const longestPress = 500;

/** Calls back at the first sign of a visitor, once what they have pressed has been answered and painted. */
function onFirstInteraction(call: () => void): void {
  const waiting = new AbortController();
  const begin = async (ends: readonly string[]) => {
    waiting.abort();
    if (ends.length > 0)
      await new Promise<unknown>((release) => {
        setTimeout(release, longestPress);
        for (const end of ends) addEventListener(end, release, { once: true, capture: true });
      });
    afterFrame(call);
  };
  for (const [sign, ends] of Object.entries(interactionEvents)) {
    addEventListener(sign, () => begin(ends), { signal: waiting.signal, capture: true, passive: true });
  }
  if (scrollY > 0) begin([]);
}

function fetchAhead(): void {
  const root = document.documentElement;
  for (const href of root.dataset.modules?.match(/\S+/g) ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  // What cannot be had is asked for again, and reported, when it is needed.
  loadIslandsData(root).catch(() => {});
}

/** The file of an island by its name; of several islands of one component each has a name of its own behind a colon: `demo:ranking`. */
function fileOf<File>({ dataset }: HTMLElement, files: Readonly<Record<string, File>>): File | undefined {
  const start = `/${dataset.island?.split(":")[0]}.`;
  return Object.entries(files).find(([path]) => path.includes(start))?.[1];
}

/**
 * Hydrates the page's islands at the first sign of a visitor, each in a task of its own; those whose file is `*.visible.island.tsx`
 * when they come near. Until then they cost nothing but being fetched, when the browser is idle.
 *
 * @param near the islands that wait until they are near, by their paths
 * @returns how to ask for all of them again, one first: what could not be had before may be there now
 */
export function startIslands(
  load: () => Promise<IslandsModule>,
  near: Readonly<Record<string, () => Promise<Component>>>,
): (first?: Element | null) => Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const waiting = islands.filter((island) => fileOf(island, near));

  const hydrateEach = async (some: readonly HTMLElement[]) => {
    const { hydrate, components } = (await load()).islands;
    for (const island of some.filter(({ dataset }) => dataset.hydrated === undefined)) {
      await nextTask();
      try {
        const component = fileOf(island, components) ?? (await fileOf(island, near)?.());
        if (!component) throw new Error(`There is no island "${island.dataset.island}"`);
        await hydrate(island, component);
      } catch (error) {
        reportFault(error);
        // What cannot move is offered: a press asks for it again.
        const control = island.querySelector<HTMLElement>("[data-playback]");
        if (control) control.dataset.playing = "false";
        showFallback(island);
      }
    }
  };
  const hydrateAll = async (first?: Element | null) => {
    const now = islands.filter((island) => !waiting.includes(island) || island === first);
    now.sort((one, other) => Number(other === first) - Number(one === first));
    await hydrateEach(now).catch(reportFault);
  };

  if (!savesData()) fetchAhead();
  onFirstInteraction(() => {
    hydrateAll();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          hydrateEach(waiting.filter((island) => island.parentElement === target)).catch(reportFault);
        }
      },
      { rootMargin: nearby },
    );
    // An island has no box of its own.
    for (const { parentElement } of waiting) if (parentElement) observer.observe(parentElement);
  });
  return hydrateAll;
}
