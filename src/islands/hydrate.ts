import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { loadDocument } from "../features/language/load-document.ts";
import { shownLocale } from "../lib/locale-in-path.ts";
import { detachForeignNodes, trackReplacedNodes } from "./foreign-nodes.ts";
import { loadIslandsData, updatedIslandsData } from "./island-data.ts";
import { IslandRoot } from "./island-root.tsx";
import { showFallback } from "./show-fallback.ts";

/** The island as its document was delivered; undefined if that cannot be loaded. */
async function loadDelivered(name: string): Promise<Element | undefined> {
  const delivered = await loadDocument(location.pathname).catch(() => undefined);
  return delivered?.querySelector(`[data-island="${name}"]`) ?? undefined;
}

/** Hydrates a prerendered component. If it throws, reports the error, restores the markup and shows any fallback. */
export async function hydrate(island: HTMLElement, component: ComponentType<object>): Promise<void> {
  const name = island.dataset.island ?? "";
  const locale = shownLocale();
  const data = (await loadIslandsData(document.documentElement))[name];
  const { props, elements, length } = data ?? { props: {}, elements: 0, length: 0 };
  const isChanged = island.textContent.length !== length || island.getElementsByTagName("*").length !== elements;
  const delivered = isChanged ? await loadDelivered(name) : undefined;
  // Another call may have hydrated it while loading, or the language may have changed.
  if (island.dataset.hydrated !== undefined || !island.isConnected) return;
  if (shownLocale() !== locale) return hydrate(island, component);

  const reattach = delivered && detachForeignNodes(delivered, island);
  // Hydrating would restore what an extension has removed.
  if (island.getElementsByTagName("*").length !== elements) return reattach?.();
  const markup = [...island.childNodes].map((node) => node.cloneNode(true));
  const restoreTexts = trackReplacedNodes(island);
  const onReady = () => {
    reattach?.();
    if (shownLocale() !== locale) queueMicrotask(restoreTexts);
    return updatedIslandsData.subscribe(() => {
      // React leaves unchanged texts alone: they would stay translated.
      restoreTexts();
      flushSync(() => {});
    });
  };
  // From here on React handles clicks: it hydrates synchronously for one that comes before it is ready.
  island.dataset.hydrated = "";
  const prerendered = createElement(IslandRoot<object>, { name, component, props, locale, onReady });
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
