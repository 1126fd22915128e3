import { languageKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { togglePressedState } from "../features/playback/playback.ts";
import { showStoredTheme, toggleTheme } from "../features/theme/theme.ts";
import { isHydrated } from "../lib/hydration.ts";
import { chosenLocale, localisedPath } from "../lib/locale-in-path.ts";
import { reportFault } from "../lib/report-fault.ts";
import { writeStored } from "../lib/storage.ts";
import { idleTimeout, whenIdle } from "../lib/timing.ts";
import type { PageScript } from "./browser.ts";

/*
 * The only script inside the document. Before the first paint it applies the stored theme and redirects to the stored
 * language; after it, it loads the page's script. It handles events until React has hydrated.
 */

const root = document.documentElement;
/** The path without its language, undefined on the page for missing addresses; and the URL of the page's script. */
const { path, app } = root.dataset;
/** `lang` is read now, as delivered: a browser's translator changes it. */
const { classList, lang } = root;
const urlIn = (locale: Locale) => localisedPath(path as string, locale) + location.search + location.hash;

document.documentElement.classList.add("js");
showStoredTheme();
const stored = chosenLocale();
if (path === undefined) root.lang = stored;
else if (stored !== lang) location.replace(urlIn(stored));

let pageScript: Promise<PageScript> | undefined;

/** Loads the page's script once. A failure is reported and forgotten, so that the next call retries. */
const loadPageScript = () =>
  (pageScript ??= import(/* @vite-ignore */ app as string).catch((error) => {
    pageScript = undefined;
    reportFault(error);
    throw error;
  }));

// Content below the fold is laid out once the first view is painted with its fonts, or when the visitor goes there.
// If a hash, a reload or Back leads further down, the whole page is painted at once.
const showBelowFold = () => classList.remove("first-view");
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === "navigate") classList.add("first-view");
else {
  classList.add("restoring-scroll");
  document.querySelector("[rel=expect]")?.setAttribute("href", "#status-message");
}
addEventListener("keydown", showBelowFold);
addEventListener("scroll", function onScroll() {
  // Some browsers parse on before this style sheet has loaded.
  if (!document.querySelector<HTMLLinkElement>("#below")?.sheet) return;
  removeEventListener("scroll", onScroll);
  showBelowFold();
});

addEventListener("load", () =>
  requestAnimationFrame(() =>
    whenIdle(() => {
      showBelowFold();
      loadPageScript().catch(() => {});
    }, idleTimeout),
  ),
);

const closestUnhydrated = (target: EventTarget | null, selector: string) => {
  const element = (target as Element).closest<HTMLElement>(selector);
  return element && isHydrated(element) ? null : element;
};

const storeLinkLanguage = ({ target }: Event) => {
  const link = closestUnhydrated(target, "a[hreflang]") as HTMLAnchorElement | null;
  if (link) writeStored(languageKey, link.hreflang);
};
// The middle button opens a new tab.
addEventListener("auxclick", (event) => {
  if (event.button === 1) storeLinkLanguage(event);
});

addEventListener("click", (event) => {
  const { target } = event;
  showBelowFold();
  storeLinkLanguage(event);
  const button = closestUnhydrated(target, "button");
  if (!button) return;
  if (button.matches("[data-theme-toggle]")) toggleTheme();
  if (button.matches("[data-playback]")) togglePressedState(button);
  loadPageScript().then(
    ({ handleClick }) => handleClick(button),
    () => {},
  );
});

let latestChoice: Locale;

/** If the page's script fails: opens the document in that language, or shows the status message if that fails too. */
async function openDocument(chosen: Locale): Promise<void> {
  const url = urlIn(chosen);
  const { ok } = await fetch(url, { method: "HEAD" }).catch(() => ({ ok: false }));
  if (latestChoice !== chosen) return;
  if (ok) return location.assign(url);
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) select.value = lang;
  (document.querySelector("#status-message > *") as HTMLElement).hidden = false;
}

addEventListener("change", ({ target }) => {
  const select = closestUnhydrated(target, "[data-language]") as HTMLSelectElement | null;
  if (!select) return;
  const chosen = select.value as Locale;
  latestChoice = chosen;
  writeStored(languageKey, chosen);
  loadPageScript().then(
    ({ chooseLanguage }) => chooseLanguage(chosen),
    () => openDocument(chosen),
  );
});
