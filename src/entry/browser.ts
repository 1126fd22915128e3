import type { ComponentType } from "react";
import { startConsent } from "../features/consent/consent-store.ts";
import { startServices } from "../features/consent/services.ts";
import { startCurrentDate } from "../features/current-date/current-date.ts";
import { startLanguage } from "../features/language/choose-language.ts";
import { syncStoredTheme } from "../features/theme/theme.ts";
import { startIslands } from "../islands/start-islands.ts";
import { nextTask } from "../lib/timing.ts";
import { layOutRest } from "./lay-out-rest.ts";

/* The page's script, loaded once the browser is idle: React, and all behaviour that starts with the page. */

const components = import.meta.glob<ComponentType<object>>(
  ["../sections/*/*.island.tsx", "!../sections/*/*.lazy.island.tsx"],
  { eager: true, import: "default" },
);
const lazyComponents = import.meta.glob<ComponentType<object>>("../sections/*/*.lazy.island.tsx", {
  import: "default",
});

/** Hydrates an island, or waits until it is. Rejects with an `Error` if that fails; the next call tries again. */
export const { hydrate, start: hydrateAll } = startIslands(components, lazyComponents);

/** Each runs in its own task. If one throws, the error is reported and the others still run. */
const startupTasks: readonly (() => void)[] = [
  startLanguage,
  syncStoredTheme,
  startConsent,
  hydrateAll,
  layOutRest,
  startServices,
  startCurrentDate,
  // The first takes 60 ms on a slow phone, and a demo needs it among other work.
  () => new Intl.NumberFormat(document.documentElement.lang),
];

for (const start of startupTasks) {
  await nextTask();
  queueMicrotask(start);
}
