import type { ComponentType } from "react";
import { themeKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { startConsent } from "../features/consent/consent-store.ts";
import { startServices } from "../features/consent/services.ts";
import { startCurrentDate } from "../features/current-date/current-date.ts";
import { trackIntrinsicSizes } from "../features/intrinsic-sizes/intrinsic-sizes.ts";
import { startLanguageSelects } from "../features/language/before-hydration.ts";
import { chooseLanguage as showChosenLanguage, startLanguage } from "../features/language/choose-language.ts";
import { morph } from "../features/language/morph.ts";
import { showStoredTheme } from "../features/theme/theme.ts";
import { changedData, loadIslandsData } from "../islands/island-data.ts";
import { startIslands } from "../islands/start-islands.ts";
import { readStored, syncOtherTabs } from "../lib/storage.ts";
import { afterFrame, nextTask } from "../lib/timing.ts";
import { bannerAnswers, startBanner } from "../sections/cookie-banner/before-hydration.ts";
import { filmAnswers, startFilm } from "../sections/hero/film.ts";
import { startCloseButton } from "../sections/legal/close-window.ts";
import { startStatusMessage } from "../sections/status-message/before-hydration.ts";
import { answerPressesWhileFading } from "./clicks-during-view-transition.ts";
import { reportMissingPage } from "./report-missing-page.ts";

/* What a page does by itself once it is painted, without a visitor and React, and what brings its components to life. */

/** What the script in the document takes from this one. */
export type PageScript = Pick<typeof import("./browser.ts"), "answer" | "chooseLanguage">;

/** Those that wait until they are near are files of their own. */
const visibleIslands = import.meta.glob<ComponentType<object>>("../sections/*/*.visible.island.tsx", {
  import: "default",
});

let hydrateIslands: (first?: Element | null) => Promise<void> = async () => {};

/** What the page does at a press on a button that React has not hydrated yet, by the button's selector. */
const answers: Readonly<Record<string, (button: HTMLElement) => void>> = {
  ...bannerAnswers,
  ...filmAnswers,
  // The browser or the inline script has answered; a component reads the state of its playback button when it hydrates.
  "[data-theme-toggle], [data-playback], [popovertarget], [type=submit]": () => {},
};

/** Does what a button is for that no component answers for yet: here, or by the component as soon as that is there. */
export async function answer(button: HTMLElement): Promise<void> {
  await started;
  const [, act] = Object.entries(answers).find(([selector]) => button.matches(selector)) ?? [];
  act?.(button);
  // What it has changed is painted before React runs.
  if (act) await new Promise<void>(afterFrame);
  await hydrateIslands(button.closest("[data-island]"));
  if (!act && button.closest("[data-hydrated]")) button.click();
}

/** Shows the page in another language. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await started;
  hydrateIslands();
  await showChosenLanguage(locale);
}

/** Static parts change around the islands, which get their new properties and keep their state. */
async function prepareTexts(from: Document, to: Document) {
  const data = await loadIslandsData(to.documentElement);
  return () => {
    morph(from.documentElement, to.documentElement, document.documentElement);
    changedData.set(data);
  };
}

/** Styles of what only a script shows: where the page has some, they come with it and not in the document. */
function loadDeferredStyles(): void {
  const { deferredStyles: href } = document.documentElement.dataset;
  if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Each in a task of its own: one that throws is reported and leaves the others, and the page as it was written, alone. */
const startupTasks: readonly (() => void)[] = [
  () => startLanguage(prepareTexts),
  startLanguageSelects,
  startStatusMessage,
  () => {
    hydrateIslands = startIslands(() => import("./islands.ts"), visibleIslands);
  },
  () => syncOtherTabs(themeKey, () => readStored(themeKey) && showStoredTheme()),
  startCloseButton,
  reportMissingPage,
  startConsent,
  startBanner,
  startServices,
  startFilm,
  startCurrentDate,
  answerPressesWhileFading,
  trackIntrinsicSizes,
  // After what asks where the page is scrolled to, which would have to style it first.
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
