import { languageKey, themeKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { startsDark, storedTheme } from "../features/theme/state.ts";
import { afterFrame } from "../lib/after-frame.ts";
import { chosenLocale } from "../lib/chosen-locale.ts";
import { localised } from "../lib/locale-in-path.ts";
import { reportFault } from "../lib/report-fault.ts";
import { readStored, writeStored } from "../lib/storage.ts";
import { crossFade } from "../lib/view-transition.ts";
import type { PageScript } from "./page-script.ts";

/**
 * The one script inside the document. Before the first paint it shows the stored theme and goes to the stored language; it
 * answers the theme toggles, takes every choice of a language, and starts the page's script when the page has been painted.
 */

const root = document.documentElement;
/** The page's path below its language, none for the page of a missing address; and the address of the page's script. */
const { path, app } = root.dataset;
/** The language of the document as it came: a browser's translator sets another. */
const { classList, lang } = root;
const addressIn = (locale: Locale) => localised(path as string, locale) + location.search + location.hash;

/** "dark" on <html> is what the page shows, "darken" what its toggles do: they are ahead by the frame that answers a press. */
const followToggles = () => classList.toggle("dark", classList.contains("darken"));
const showTheme = () => {
  classList.toggle("darken", startsDark(readStored(themeKey)));
  followToggles();
};
showTheme();

const stored = chosenLocale();
if (path == null) root.lang = stored;
else if (stored !== lang) location.replace(addressIn(stored));

// What another tab chooses shows here as well; a page that Back brings as it was left has missed what has been chosen since.
const followTheme = () => readStored(themeKey) && showTheme();
addEventListener("storage", ({ key }) => key === themeKey && followTheme());
addEventListener("pageshow", ({ persisted }) => persisted && followTheme());

let live: boolean | undefined;
let starting: Promise<PageScript> | undefined;

const start = () =>
  (starting ??= import(/* @vite-ignore */ app as string).then(
    (script: PageScript) => {
      live = true;
      return script;
    },
    (error) => {
      starting = undefined;
      reportFault(error);
      throw error;
    },
  ));
let repeated = false;
/** In ms: a browser that has never nothing to do starts the page's script all the same. */
const longestWait = 2000;
const startQuietly = () => start().catch(() => {});

// What is below the first view is laid out once that has been painted in its typefaces, or when the visitor goes there before.
// Where an address, a reload or the way back leads further down, the page is painted as a whole.
const open = () => classList.remove("opening");
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (!location.hash && navigation?.type === "navigate") classList.add("opening");
else {
  classList.add("arriving");
  document.querySelector("[rel=expect]")?.setAttribute("href", "#notice");
}
addEventListener("keydown", open);
// A browser that goes on with the document has it before the file of its styles, the second sheet.
// biome-ignore lint/suspicious/noGlobalAssign: the window's own listener, which in few bytes goes with its first answer
onscroll = () => {
  if (!document.styleSheets[1]) return;
  // biome-ignore lint/suspicious/noGlobalAssign: as above
  onscroll = null;
  open();
};
addEventListener("load", () =>
  requestAnimationFrame(() => {
    // To `setTimeout`, which has no use for options, they are no delay.
    const whenIdle = (self.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
    whenIdle(
      () => {
        open();
        startQuietly();
      },
      { timeout: longestWait },
    );
  }),
);

addEventListener(
  "click",
  (event) => {
    open();
    const near = <Found extends HTMLElement>(selector: string) => (event.target as Element).closest<Found>(selector);
    const languageLink = near<HTMLAnchorElement>("a[hreflang]");
    const early = !live && !repeated && near("[data-scripted]");
    if (near("[data-theme-toggle]")) {
      // The choice is stored, and the toggle answers, at once; all of the page, which takes longer to style, a frame later.
      writeStored(themeKey, storedTheme(classList.toggle("darken")));
      afterFrame(() => crossFade(followToggles));
    }
    if (languageLink) writeStored(languageKey, languageLink.hreflang);
    if (early) {
      // It may have its own answer already, if not yet all of the page has been started: it is to be answered once.
      event.stopPropagation();
      const repeat = () => {
        repeated = true;
        early.click();
        repeated = false;
      };
      start().then(repeat, repeat);
    }
  },
  true,
);

let latest: Locale;

/** Without the page's script: the document of the language itself where it can be had, else a word that it cannot. */
function openInstead(chosen: Locale): void {
  const address = addressIn(chosen);
  fetch(address)
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .then((there) => {
      if (latest !== chosen) return;
      if (there) return location.assign(address);
      for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) select.value = lang;
      (document.querySelector("#notice > *") as HTMLElement).hidden = false;
    });
}

addEventListener("change", ({ target }) => {
  const select = target as HTMLSelectElement;
  if (!select.matches("[data-language]")) return;
  const chosen = select.value as Locale;
  latest = chosen;
  writeStored(languageKey, chosen);
  start().then(
    ({ chooseLanguage }) => chooseLanguage?.(chosen),
    () => openInstead(chosen),
  );
});
