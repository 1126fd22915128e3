import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { loadDocument } from "../features/language/load-document.ts";
import { shownLocale } from "../lib/locale-in-path.ts";
import { setAside, trackReplacedNodes } from "./foreign-nodes.ts";
import { changedData, loadIslandsData } from "./island-data.ts";
import { IslandRoot } from "./island-root.tsx";
import { showFallback } from "./show-fallback.ts";

/** The island as its document brought it; nothing where that cannot be had any more. */
async function asDelivered(name: string): Promise<Element | undefined> {
  const delivered = await loadDocument(location.pathname).catch(() => undefined);
  return delivered?.querySelector(`[data-island="${name}"]`) ?? undefined;
}

/** Brings a prerendered component to life. When it throws, that is reported; its markup as delivered, or its fallback, stands. */
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
  const takeTextsBack = trackReplacedNodes(island);
  const onReady = () => {
    putBack?.();
    if (shownLocale() !== hydratedIn) queueMicrotask(takeTextsBack);
    return changedData.subscribe(() => {
      // What React does not change would stay the translator's.
      takeTextsBack();
      flushSync(() => {});
    });
  };
  // From here on React answers presses: it hydrates at once for one that comes before it is ready.
  island.dataset.hydrated = "";
  const prerendered = createElement(IslandRoot<object>, { name, of: component, props, locale: hydratedIn, onReady });
  const root = hydrateRoot(island, prerendered, {
    identifierPrefix: name,
    onUncaughtError: (error) => {
      reportError(error);
      // React empties the island when this call returns.
      queueMicrotask(() => {
        root.unmount();
        island.replaceChildren(...markup);
        delete island.dataset.hydrated;
        showFallback(island);
      });
    },
  });
}
