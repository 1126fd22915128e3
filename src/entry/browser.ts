import type { ComponentType } from "react";
import { themeKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import {
  chooseConsent,
  consentStore,
  dismissPreferences,
  followConsent,
  openPreferences,
} from "../features/consent/consent.ts";
import { followServices } from "../features/consent/services.ts";
import type { Consent } from "../features/consent/state.ts";
import {
  followLanguage,
  type PrepareTexts,
  chooseLanguage as showChosenLanguage,
} from "../features/language/choose-language.ts";
import { languageStore } from "../features/language/language-store.ts";
import { morph } from "../features/language/morph.ts";
import { selectedLocale } from "../features/language/state.ts";
import { choiceShownBy } from "../features/playback/early-press.ts";
import { plays } from "../features/playback/state.ts";
import { learnSizes } from "../features/sizes/true-sizes.ts";
import { showStoredTheme } from "../features/theme/theme.ts";
import { followToday } from "../features/today/today.ts";
import { loadIslandsData } from "../islands/data.ts";
import { isLive, updateIslands } from "../islands/live.ts";
import { startIslands } from "../islands/start.ts";
import { afterFrame } from "../lib/after-frame.ts";
import { matchesMedia, reducedMotionQuery } from "../lib/media-query.ts";
import { nextTask } from "../lib/next-task.ts";
import { readStored } from "../lib/storage.ts";
import { filmChoice, startFilm } from "../sections/hero/film.ts";
import { closeWindow } from "../sections/legal/close-window.ts";
import { answerPressesWhileFading } from "./presses-while-fading.ts";
import { reportMissingPage } from "./report-missing-page.ts";

/*
 * What a page does by itself, without a visitor and without React, and what brings its components to life. The script in the
 * document imports it once the page has been painted.
 */

/** What the script in the document takes from this one. */
export type PageScript = Pick<typeof import("./browser.ts"), "answer" | "chooseLanguage">;

/** Those that wait until they are near are files of their own. */
const nearIslands = import.meta.glob<ComponentType<object>>("../sections/*/*.near.island.tsx", { import: "default" });

let hydrateIslands: (first?: Element | null) => Promise<void> = async () => {};

/** What the page itself does for whoever is quicker than a component, by the buttons that it is for. */
const answers: Readonly<Record<string, (button: HTMLElement) => void>> = {
  "[data-theme-toggle]": () => {},
  "[data-consent]": ({ dataset }) => chooseConsent(dataset.consent as Consent),
  "[data-cookie-preferences]": openPreferences,
  ".hero-pause": (button) => filmChoice.set(choiceShownBy(button)),
  // The component reads it from its button.
  "[data-playback]": () => {},
  "[popovertarget], [type=submit]": () => {},
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

/** An element that no component answers for yet. */
const unhydrated = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.closest("[data-hydrated]") ? null : element;
};

/** Until the banner is hydrated, the page itself shows and hides it, and leads whoever has asked for it into it. */
function showBanner(): void {
  const banner = unhydrated("#cookie-banner");
  if (!banner) return;
  const { bannerOpen, asked } = consentStore.get();
  banner.hidden = !bannerOpen;
  if (asked) banner.querySelector("h2")?.focus({ preventScroll: true });
}

/** Until the banner is hydrated, the page itself puts it away for whoever has asked for it. */
function answerEscape({ key, target }: KeyboardEvent): void {
  if (key !== "Escape" || !consentStore.get().asked) return;
  if (unhydrated("#cookie-banner")?.contains(target as Node)) dismissPreferences();
}

/** Until they are hydrated, the page itself keeps the selects and the message about the latest choice. */
function showLanguage(): void {
  const state = languageStore.get();
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) {
    if (!select.closest("[data-hydrated]")) select.value = selectedLocale(state);
  }
  const [missing, changed] = unhydrated("#notice")?.children ?? [];
  missing?.toggleAttribute("hidden", state.message !== "missing");
  changed?.toggleAttribute("hidden", state.message !== "changed");
}

/** Until it is hydrated, the page itself answers for the close button. */
function answerClose(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-closes-window]") || form.closest("[data-hydrated]")) return;
    event.preventDefault();
    closeWindow(form);
  });
}

/** The film's control comes with the film, and shows until it is hydrated whether that plays. */
function showFilmControl(): void {
  const control = unhydrated(".hero-pause");
  if (control) control.dataset.playing = String(plays(filmChoice.get(), matchesMedia(reducedMotionQuery)));
}

/** What another tab chooses shows here as well; a page that Back brings as it was left has missed what has been chosen since. */
function followTheme(): void {
  const follow = () => readStored(themeKey) && showStoredTheme();
  addEventListener("storage", ({ key }) => key === themeKey && follow());
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}

/** Static parts change around the islands, which get their new properties and keep their state. */
const prepareTexts: PrepareTexts = async (from, to, locale) => {
  const data = await loadIslandsData(to.documentElement);
  return () => {
    morph(from.documentElement, to.documentElement, document.documentElement, isLive);
    updateIslands(data, locale);
  };
};

/** Styles of what only a script shows: where the page has some, they come with it and not in the document. */
function loadDeferredStyles(): void {
  const { deferredStyles: href } = document.documentElement.dataset;
  if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Each in a task of its own: one that throws is reported and leaves the others, and the page as it was written, alone. */
const duties: readonly (() => void)[] = [
  () => {
    followLanguage(prepareTexts);
    languageStore.subscribe(showLanguage);
  },
  () => {
    hydrateIslands = startIslands(() => import("./islands.ts"), nearIslands);
  },
  followTheme,
  answerClose,
  reportMissingPage,
  followConsent,
  () => {
    consentStore.subscribe(showBanner);
    addEventListener("keydown", answerEscape);
  },
  () => {
    const template = document.querySelector<HTMLTemplateElement>("template[data-services]");
    if (template) followServices(template);
  },
  () => {
    filmChoice.set(choiceShownBy(unhydrated(".hero-pause")));
    startFilm();
    filmChoice.subscribe(showFilmControl);
    showFilmControl();
  },
  followToday,
  answerPressesWhileFading,
  learnSizes,
  // After what asks where the page is scrolled to, which would have to style it first.
  loadDeferredStyles,
];

async function startPage(): Promise<void> {
  for (const start of duties) {
    await nextTask();
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  document.documentElement.dataset.live = "";
}

const started = startPage();
