import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Locale } from "../config/locales.ts";
import { loadDocument } from "../features/language/load-document.ts";
import { shownLocale } from "../lib/page-locale.ts";
import { loadIslandsData } from "./data.ts";
import { followStandIns, setAside } from "./foreign-nodes.ts";
import { showInstead } from "./instead.ts";
import { IslandRoot } from "./island-root.tsx";
import { updates } from "./live.ts";

/** The island as its document brought it; nothing where that cannot be had any more. */
async function asDelivered(name: string): Promise<Element | undefined> {
  const delivered = await loadDocument(location.pathname).catch(() => undefined);
  return delivered?.querySelector(`[data-island="${name}"]`) ?? undefined;
}

/**
 * Brings a prerendered component to life. When it throws, at any time, its markup stands on the page as it was delivered, and
 * the error is reported; the script in the document answers for it again.
 */
export async function hydrate(island: HTMLElement, component: ComponentType<object>): Promise<void> {
  const name = island.dataset.island ?? "";
  const hydratedIn = shownLocale();
  const { props, elements } = (await loadIslandsData(document.documentElement))[name] ?? { props: {}, elements: 0 };
  const isChanged = island.getElementsByTagName("*").length !== elements;
  const delivered = isChanged ? await asDelivered(name) : undefined;
  // Meanwhile another call may have come first, or another language.
  if (island.dataset.hydrated !== undefined || !island.isConnected) return;
  if (shownLocale() !== hydratedIn) return hydrate(island, component);

  const putBack = delivered && setAside(delivered, island);
  // What an extension has taken away is not put back by hydrating it.
  if (island.getElementsByTagName("*").length !== elements) return putBack?.();
  const markup = [...island.childNodes].map((node) => node.cloneNode(true));
  // React must have found what was prerendered before it is given another language.
  let latest: readonly [props: object, locale: Locale] = [props, hydratedIn];
  const render = () =>
    createElement(IslandRoot<object>, { of: component, props: latest[0], locale: latest[1], onReady });
  const takeTextsBack = followStandIns(island);
  const rerender = () => {
    // What React does not change would stay the translator's.
    takeTextsBack();
    flushSync(() => root.render(render()));
  };
  let ready = false;
  const onReady = () => {
    ready = true;
    putBack?.();
    if (latest[1] !== hydratedIn) queueMicrotask(rerender);
  };
  updates.set(island, (...next) => {
    latest = next;
    if (ready) rerender();
  });
  // From here on React answers presses: it hydrates at once for one that comes before it is ready.
  island.dataset.hydrated = "";
  const root: Root = hydrateRoot(island, render(), {
    identifierPrefix: name,
    onUncaughtError: (error) => {
      reportError(error);
      updates.delete(island);
      // React empties the island when this call returns.
      queueMicrotask(() => {
        island.replaceChildren(...markup);
        delete island.dataset.hydrated;
        showInstead(island);
      });
    },
  });
}
