import { startConsent } from "../features/consent/consent-store.ts";
import { startServices } from "../features/consent/services.ts";
import { startCurrentDate } from "../features/current-date/current-date.ts";
import { startLanguage } from "../features/language/choose-language.ts";
import { syncStoredTheme } from "../features/theme/theme.ts";
import { nextTask } from "../lib/timing.ts";
import { hydrateIsland, hydrateIslands } from "./hydrate-islands.ts";
import { layOutRest } from "./lay-out-rest.ts";

/* The page's script, loaded once the browser is idle: React and all that starts with the page. */

export const hydrate = hydrateIsland;

/** Each has its own task: if one throws, the error is reported and the others still run. */
const startupTasks = [
  startLanguage,
  syncStoredTheme,
  startConsent,
  hydrateIslands,
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
