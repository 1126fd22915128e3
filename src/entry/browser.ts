import type { ComponentType } from "react";
import { themeKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import {
  type Consent,
  chooseConsent,
  consentStore,
  dismissPreferences,
  openPreferences,
  startConsent,
} from "../features/consent/consent-store.ts";
import { startServices } from "../features/consent/services.ts";
import { chooseLanguage as showChosenLanguage, startLanguage } from "../features/language/choose-language.ts";
import { languageStore } from "../features/language/language-store.ts";
import { morph } from "../features/language/morph.ts";
import { choiceShownBy, plays } from "../features/playback/playback.ts";
import { trackIntrinsicSizes } from "../features/sizes/intrinsic-sizes.ts";
import { showStoredTheme } from "../features/theme/theme.ts";
import { startDates } from "../features/today/today.ts";
import { changedData, loadIslandsData } from "../islands/data.ts";
import { startIslands } from "../islands/start.ts";
import { readStored, syncOtherTabs } from "../lib/storage.ts";
import { afterFrame, nextTask } from "../lib/timing.ts";
import { filmChoice, startFilm } from "../sections/hero/film.ts";
import { closeWindow } from "../sections/legal/close-window.ts";
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

/** What the page itself does for whoever is quicker than a component, by the buttons that it is for. */
const answers: Readonly<Record<string, (button: HTMLElement) => void>> = {
  "[data-consent]": ({ dataset }) => chooseConsent(dataset.consent as Consent),
  "[data-cookie-preferences]": openPreferences,
  ".hero-pause": (button) => filmChoice.set(choiceShownBy(button)),
  // The browser or the script in the document has answered; what is played a component reads from its button.
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

/** An element that no component answers for yet. */
const unhydrated = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.closest("[data-hydrated]") ? null : element;
};

/** Until the banner is hydrated, the page itself shows and hides it, and leads whoever has asked for it into it. */
function showBanner(): void {
  const banner = unhydrated("#cookie-banner");
  if (!banner) return;
  const { bannerOpen, askedBy } = consentStore.get();
  banner.hidden = !bannerOpen;
  if (askedBy) banner.querySelector("h2")?.focus({ preventScroll: true });
}

/** Until the banner is hydrated, the page itself puts it away for whoever has asked for it. */
function answerEscape({ key, target }: KeyboardEvent): void {
  if (key !== "Escape" || !consentStore.get().askedBy) return;
  if (unhydrated("#cookie-banner")?.contains(target as Node)) dismissPreferences();
}

/** Until they are hydrated, the page itself keeps the selects and the message about the latest choice. */
function showLanguage(): void {
  const state = languageStore.get();
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) {
    if (!select.closest("[data-hydrated]")) select.value = state.selected;
  }
  const [missing, changed] = unhydrated("#status-message")?.children ?? [];
  missing?.toggleAttribute("hidden", state.message !== "missing");
  changed?.toggleAttribute("hidden", state.message !== "changed");
}

/** A choice makes React hydrate a select at once, and put its old value back before it hears of the new one. */
function keepChoiceWhileHydrating(): void {
  let chosen: Locale | undefined;
  const read = ({ target }: Event) => {
    if ((target as Element).matches("[data-language]")) chosen = (target as HTMLSelectElement).value as Locale;
  };
  addEventListener("input", read, { capture: true });
  addEventListener("change", ({ target }) => {
    const isHydrated = (target as Element).closest("[data-hydrated]");
    if (isHydrated && chosen && chosen !== languageStore.get().selected) showChosenLanguage(chosen);
    chosen = undefined;
  });
}

/** Until it is hydrated, the page itself answers for the close button. */
function answerClose(): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.matches("[data-closes-window]") && !form.closest("[data-hydrated]")) closeWindow(event, form);
  });
}

/** The film's control comes with the film, and shows until it is hydrated whether that plays. */
function showFilmControl(): void {
  const control = unhydrated(".hero-pause");
  if (control) control.dataset.playing = String(plays(filmChoice.get()));
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
  () => {
    startLanguage(prepareTexts);
    languageStore.subscribe(showLanguage);
  },
  () => {
    hydrateIslands = startIslands(() => import("./islands.ts"), visibleIslands);
  },
  () => syncOtherTabs(themeKey, () => readStored(themeKey) && showStoredTheme()),
  keepChoiceWhileHydrating,
  answerClose,
  reportMissingPage,
  startConsent,
  () => {
    consentStore.subscribe(showBanner);
    addEventListener("keydown", answerEscape);
  },
  () => {
    const template = document.querySelector<HTMLTemplateElement>("template[data-services]");
    if (template) startServices(template);
  },
  () => {
    filmChoice.set(choiceShownBy(unhydrated(".hero-pause")));
    startFilm();
    filmChoice.subscribe(showFilmControl);
    showFilmControl();
  },
  startDates,
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
