import { languageKey, themeKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { keptTheme, startsDark } from "../features/theme/state.ts";
import { localeFor, localised } from "../lib/addresses.ts";
import { readStored, writeStored } from "../lib/storage.ts";

/**
 * The one script inside the document, at most 1 kB. Before the first paint it shows the kept theme and goes to the kept
 * language; it answers the theme toggles, and until React is there it keeps what is chosen or pressed.
 */

/** How long a chosen language waits for the page's script, in ms, before the page of that language is opened instead. */
const patience = 1000;

const root = document.documentElement;
/** The page's path below its language, none for the page of a missing address; and the address of the page's script. */
const { path, app } = root.dataset;
const { classList } = root;
const { pathname, search, hash } = location;
const openIn = (chosen: Locale) => location.replace(localised(path as string, chosen) + search + hash);

classList.toggle("dark", startsDark(readStored(themeKey)));

const locale = localeFor(pathname, readStored(languageKey));
if (path == null) root.lang = locale;
else if (locale !== root.lang) openIn(locale);

/** True once React answers, false when the page's script could not be had: links and forms then do their native part. */
let live: boolean | undefined;
let starting: Promise<void> | undefined;

const start = () =>
  (starting ??= import(/* @vite-ignore */ app as string).then(
    () => {
      live = true;
    },
    () => {
      live = false;
    },
  ));

self.onload = () => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(start));

addEventListener(
  "click",
  (event) => {
    const near = (hook: string) => (event.target as Element).closest<HTMLElement>(`[data-${hook}]`);
    const early = near("live");
    // "dark" on <html> is the one truth of what the page shows: no toggle has a copy of it.
    const turn = () => writeStored(themeKey, keptTheme(classList.toggle("dark")));
    if (near("theme-toggle")) document.startViewTransition?.(turn) ?? turn();
    if (live == null && early) {
      event.preventDefault();
      start().then(() => early.click());
    }
  },
  true,
);

addEventListener("change", ({ target }) => {
  const chosen = (target as HTMLSelectElement).value as Locale;
  if (live) return;
  root.dataset.chosen = chosen;
  writeStored(languageKey, chosen);
  start();
  setTimeout(() => live || openIn(chosen), patience);
});
