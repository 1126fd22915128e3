import { languageKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { showEarlyPress } from "../features/playback/playback.ts";
import { showStoredTheme, toggleTheme } from "../features/theme/theme.ts";
import { chosenLocale, localised } from "../lib/locale-in-path.ts";
import { reportFault } from "../lib/report-fault.ts";
import { writeStored } from "../lib/storage.ts";
import { whenIdle } from "../lib/timing.ts";
import type { PageScript } from "./browser.ts";

/*
 * The one script inside the document: what must not wait for a file. Before the first paint it shows the stored theme and goes
 * to the stored language; it starts the page's script when the page has been painted; and until a component is hydrated, it
 * answers for it.
 */

const root = document.documentElement;
/** The page's path below its language, none for the page of a missing address; and the address of the page's script. */
const { path, app } = root.dataset;
/** The language of the document as it came: a browser's translator sets another. */
const { classList, lang } = root;
const addressIn = (locale: Locale) => localised(path as string, locale) + location.search + location.hash;

showStoredTheme();
const stored = chosenLocale();
if (path === undefined) root.lang = stored;
else if (stored !== lang) location.replace(addressIn(stored));

let starting: Promise<PageScript> | undefined;

/** The page's script; what kept it away is reported, and forgotten, so that it is asked for anew. */
const start = () =>
  (starting ??= import(/* @vite-ignore */ app as string).catch((error) => {
    starting = undefined;
    reportFault(error);
    throw error;
  }));

// What is below the first view is laid out once that has been painted in its typefaces, or when the visitor goes there before.
// Where an address, a reload or the way back leads further down, the page is painted as a whole.
const open = () => classList.remove("first-view");
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === "navigate") classList.add("first-view");
else {
  classList.add("restoring-scroll");
  document.querySelector("[rel=expect]")?.setAttribute("href", "#status-message");
}
addEventListener("keydown", open);
addEventListener("scroll", function follow() {
  // A browser that goes on with the document has it before the file of its styles.
  if (!document.querySelector<HTMLLinkElement>("#below")?.sheet) return;
  removeEventListener("scroll", follow);
  open();
});

/** In ms: a browser that has never nothing to do starts the page's script all the same. */
const longestWait = 2000;

addEventListener("load", () =>
  requestAnimationFrame(() =>
    whenIdle(() => {
      open();
      start().catch(() => {});
    }, longestWait),
  ),
);

/** The element that was meant, where no component answers for it itself. */
const unanswered = (target: EventTarget | null, selector: string) => {
  const element = (target as Element).closest<HTMLElement>(selector);
  return element?.closest("[data-hydrated]") ? null : element;
};

addEventListener("click", ({ target }) => {
  open();
  const button = unanswered(target, "button");
  const languageLink = unanswered(target, "a[hreflang]");
  if (languageLink) writeStored(languageKey, (languageLink as HTMLAnchorElement).hreflang);
  if (!button) return;
  if (button.matches("[data-theme-toggle]")) toggleTheme();
  if (button.matches("[data-playback]")) showEarlyPress(button);
  start().then(
    ({ answer }) => answer(button),
    () => {},
  );
});

let latest: Locale;

/** Without the page's script: the document of the language itself where it can be had, else a word that it cannot. */
async function openInstead(chosen: Locale): Promise<void> {
  const address = addressIn(chosen);
  const { ok } = await fetch(address, { method: "HEAD" }).catch(() => ({ ok: false }));
  if (latest !== chosen) return;
  if (ok) return location.assign(address);
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) select.value = lang;
  (document.querySelector("#status-message > *") as HTMLElement).hidden = false;
}

addEventListener("change", ({ target }) => {
  const select = unanswered(target, "[data-language]") as HTMLSelectElement | null;
  if (!select) return;
  const chosen = select.value as Locale;
  latest = chosen;
  writeStored(languageKey, chosen);
  start().then(
    ({ chooseLanguage }) => chooseLanguage(chosen),
    () => openInstead(chosen),
  );
});
