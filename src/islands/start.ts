import type { ComponentType } from "react";
import { afterFrame } from "../lib/after-frame.ts";
import { sparesData } from "../lib/connection.ts";
import { nextTask } from "../lib/next-task.ts";
import { reportFault } from "../lib/report-fault.ts";
import { loadIslandsData } from "./data.ts";
import { showInstead } from "./instead.ts";

type Component = ComponentType<object>;

/** The islands of the first view by their paths, and what hydrates them. */
interface IslandsModule {
  islands: {
    hydrate: (island: HTMLElement, component: Component) => Promise<void>;
    components: Readonly<Record<string, Component>>;
  };
}

/** The islands that wait until they are near, by their paths. */
type NearIslands = Readonly<Record<string, () => Promise<Component>>>;

/** How far from the screen an island that waits for the visitor is near, as CSS for `rootMargin`. */
const nearby = "100% 0px";

/** What shows that somebody is there, and what ends a press: until then it has the processor for itself. */
const signs = {
  pointermove: [],
  scroll: [],
  focusin: [],
  pointerdown: ["pointerup", "pointercancel"],
  keydown: ["keyup"],
};

/** In ms: a key or a finger that stays down is answered by then. */
const longestPress = 500;

const nameOf = (path: string) => /([^/]+?)(\.near)?\.island\.tsx$/.exec(path)?.[1] ?? "";

/** Calls back at the first sign of a visitor, once what they have pressed has been answered and painted. */
function atFirstSign(call: () => void): void {
  const waiting = new AbortController();
  const begin = (ends: readonly string[]) => {
    waiting.abort();
    if (ends.length === 0) return afterFrame(call);
    const pressed = new AbortController();
    const release = () => {
      pressed.abort();
      clearTimeout(timer);
      afterFrame(call);
    };
    const timer = setTimeout(release, longestPress);
    for (const end of ends) addEventListener(end, release, { signal: pressed.signal, capture: true });
  };
  for (const [sign, ends] of Object.entries(signs)) {
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

/** Of several islands of one component each has a name of its own behind a colon: `demo:ranking`. */
const componentOf = ({ dataset: { island = "" } }: HTMLElement) => island.split(":")[0] ?? "";

const byName = <Value>(paths: Readonly<Record<string, Value>>) =>
  new Map(Object.entries(paths).map(([path, value]) => [nameOf(path), value]));

/**
 * Hydrates the page's islands at the first sign of a visitor, each in a task of its own; those whose file is `*.near.island.tsx`
 * when they come near. Until then they cost nothing but being fetched, when the browser is idle.
 *
 * @returns how to ask for all of them again, one first: what could not be had before may be there now
 */
export function startIslands(
  load: () => Promise<IslandsModule>,
  near: NearIslands,
): (first?: Element | null) => Promise<void> {
  const nearByName = byName(near);
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const knowsNear = "IntersectionObserver" in window;
  const waiting = knowsNear ? islands.filter((island) => nearByName.has(componentOf(island))) : [];

  const bringToLife = async (some: readonly HTMLElement[]) => {
    const { hydrate, components } = (await load()).islands;
    const firstByName = byName(components);
    for (const island of some) {
      const name = componentOf(island);
      if (island.dataset.hydrated !== undefined) continue;
      await nextTask();
      try {
        const component = firstByName.get(name) ?? (await nearByName.get(name)?.());
        if (!component) throw new Error(`There is no island "${name}"`);
        await hydrate(island, component);
      } catch (error) {
        reportFault(error);
        // What cannot move is offered: a press asks for it again.
        const control = island.querySelector<HTMLElement>("[data-playback]");
        if (control) control.dataset.playing = "false";
        showInstead(island);
      }
    }
  };
  const hydrateAll = async (first?: Element | null) => {
    const now = islands.filter((island) => !waiting.includes(island) || island === first);
    now.sort((one, other) => Number(other === first) - Number(one === first));
    await bringToLife(now).catch(reportFault);
  };

  if (!sparesData()) fetchAhead();
  const bringNearToLife = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          bringToLife(waiting.filter((island) => island.parentElement === target)).catch(reportFault);
        }
      },
      { rootMargin: nearby },
    );
    // An island has no box of its own.
    for (const { parentElement } of waiting) if (parentElement) observer.observe(parentElement);
  };
  atFirstSign(() => {
    hydrateAll();
    if (knowsNear) bringNearToLife();
  });
  return hydrateAll;
}
