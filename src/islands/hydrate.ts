import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { islandsData, loadIslandsData } from "../lib/islands-data.ts";
import { shownLocale } from "../lib/locale-in-path.ts";
import { IslandRoot } from "./island-root.tsx";

/** Shows the picture that an island may name for when it cannot be loaded or has thrown. */
export function showFallback(island: Element): void {
  const container = island.querySelector<HTMLElement>("[data-fallback]");
  const { fallback: src = "" } = container?.dataset ?? {};
  if (!container?.querySelector("img")) container?.append(Object.assign(new Image(), { src, alt: "" }));
}

/** Hydrates a component. If it throws, also later, restores the markup, and rejects or reports it. */
export async function hydrate(island: HTMLElement, component: ComponentType<object>): Promise<void> {
  const loaded = islandsData.get() ?? (await loadIslandsData(document.documentElement));
  // The language may have changed while loading.
  const initial = islandsData.get() ?? loaded;
  islandsData.set(initial);
  const { island: name = "" } = island.dataset;
  const markup = [...island.childNodes].map((node) => node.cloneNode(true));
  await new Promise<void>((resolve, reject) => {
    const onHydrated = () => {
      island.dataset.hydrated = "";
      resolve();
    };
    const props = { name, component, initial, locale: shownLocale(), onHydrated };
    let root: Root;
    const options = {
      identifierPrefix: name,
      // An extension or a translator has changed the markup: React has drawn it anew.
      onRecoverableError: () => {},
      onUncaughtError: (error: unknown) => {
        if (island.dataset.hydrated !== undefined) reportError(error);
        reject(error);
        // React empties the island when this call returns.
        queueMicrotask(() => {
          root.unmount();
          island.replaceChildren(...markup);
          delete island.dataset.hydrated;
          showFallback(island);
        });
      },
    };
    // In slices, between which the browser can handle input.
    startTransition(() => {
      root = hydrateRoot(island, createElement(IslandRoot, props), options);
    });
  });
}
