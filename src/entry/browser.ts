import type { ComponentType } from "react";
import { themeKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { startConsent } from "../features/consent/consent-store.ts";
import { startServices } from "../features/consent/services.ts";
import { startCurrentDate } from "../features/current-date/current-date.ts";
import { trackIntrinsicSizes } from "../features/intrinsic-sizes/intrinsic-sizes.ts";
import { chooseLanguage as showChosenLanguage, startLanguage } from "../features/language/choose-language.ts";
import { startLanguageSelects } from "../features/language/language-select.before-hydration.ts";
import { morph } from "../features/language/morph.ts";
import { showStoredTheme } from "../features/theme/theme.ts";
import { loadIslandsData, updatedIslandsData } from "../islands/island-data.ts";
import { startIslands } from "../islands/start-islands.ts";
import { isHydrated } from "../lib/hydration.ts";
import { readStored, syncOtherTabs } from "../lib/storage.ts";
import { afterPaint, nextTask } from "../lib/timing.ts";
import { bannerClickHandlers, startBanner } from "../sections/cookie-banner/cookie-banner.before-hydration.ts";
import { filmClickHandlers, startFilm } from "../sections/hero/film.ts";
import { startCloseButton } from "../sections/legal/close-window.ts";
import { startMenu } from "../sections/navigation/navigation.before-hydration.ts";
import { startStatusMessage } from "../sections/status-message/status-message.before-hydration.ts";
import { forwardClicksDuringViewTransition } from "./clicks-during-view-transition.ts";
import { reportMissingPage } from "./report-missing-page.ts";

/* The page's script, loaded after the first paint: all behaviour without React, and the hydration of the islands. */

export type PageScript = Pick<typeof import("./browser.ts"), "handleClick" | "chooseLanguage">;

/** Islands that are fetched and hydrated near the viewport: one chunk each. */
const visibleIslands = import.meta.glob<ComponentType<object>>("../sections/*/*.visible.island.tsx", {
  import: "default",
});

let hydrateIslands: (first?: Element | null) => Promise<void> = async () => {};

/** What a click on a button does before React has hydrated it, by selector. */
const clickHandlers: Readonly<Record<string, (button: HTMLElement) => void>> = {
  ...bannerClickHandlers,
  ...filmClickHandlers,
  // The browser or the inline script has handled these. A component reads its playback button's state when it hydrates.
  "[data-theme-toggle], [data-playback], [popovertarget], [type=submit]": () => {},
};

/** Handles a click on a button that is not hydrated: here, or by clicking it again once its island is hydrated. */
export async function handleClick(button: HTMLElement): Promise<void> {
  await started;
  const [, handler] = Object.entries(clickHandlers).find(([selector]) => button.matches(selector)) ?? [];
  handler?.(button);
  // Paint the change before React runs.
  if (handler) await new Promise<void>(afterPaint);
  await hydrateIslands(button.closest("[data-island]"));
  if (!handler && isHydrated(button)) button.click();
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  await started;
  hydrateIslands();
  await showChosenLanguage(locale);
}

/** Loads the islands' new props; the result changes the static parts and updates the islands, which keep state. */
async function prepareTexts(from: Document, to: Document) {
  const data = await loadIslandsData(to.documentElement);
  return () => {
    morph(from.documentElement, to.documentElement, document.documentElement);
    updatedIslandsData.set(data);
  };
}

/** Loads the styles of what only scripts show, on pages that have any. */
function loadDeferredStyles(): void {
  const { deferredStyles: href } = document.documentElement.dataset;
  if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Each runs in its own task. If one throws, the error is reported and the others still run. */
const startupTasks: readonly (() => void)[] = [
  () => startLanguage(prepareTexts),
  startLanguageSelects,
  startStatusMessage,
  () => {
    hydrateIslands = startIslands(() => import("./islands.ts"), visibleIslands);
  },
  () =>
    syncOtherTabs(themeKey, () => {
      if (readStored(themeKey)) showStoredTheme();
    }),
  startMenu,
  startCloseButton,
  reportMissingPage,
  // Subscribed before the store opens the banner, which may be at once.
  startBanner,
  startConsent,
  startServices,
  startFilm,
  startCurrentDate,
  forwardClicksDuringViewTransition,
  trackIntrinsicSizes,
  // After the tasks that read the scroll position, which would force these styles to be applied first.
  loadDeferredStyles,
];

async function startPage(): Promise<void> {
  for (const start of startupTasks) {
    await nextTask();
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  document.documentElement.dataset.ready = "";
}

const started = startPage();
