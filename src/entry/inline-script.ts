import { languageKey } from "../config/constants.ts";
import type { Locale } from "../config/locales.ts";
import { showStoredTheme, toggleTheme } from "../features/theme/theme.ts";
import { localeFor, pathIn, urlIn } from "../lib/locale-in-path.ts";
import { readStored, writeStored } from "../lib/storage.ts";
import { idleTimeout, reportFault, whenIdle } from "../lib/timing.ts";

/*
 * The only script inside the document. Before the first paint it applies theme and language; then it loads the page's
 * script, and until React has hydrated an island, it remembers what is pressed and chosen there.
 */

const root = document.documentElement;
/** The path without its language, undefined on the page for missing addresses; and the URL of the page's script. */
const { path, app } = root.dataset;
/** `lang` is read now, as delivered: a browser's translator changes it. */
const { classList, lang } = root;

// Shows what needs scripts: the style sheet hides it if they are off or blocked.
classList.add("js");
showStoredTheme();

// A link on this site shows the page that it names, and a copy on a disk or in an archive stays.
const isFollowed = document.referrer.startsWith(`${location.origin}/`);
const wanted = localeFor(location.pathname, readStored(languageKey));
if (path === undefined) root.lang = wanted;
else if (wanted !== lang && !isFollowed && location.pathname === pathIn(lang as Locale))
  location.replace(urlIn(wanted));

let pageScript: Promise<typeof import("./browser.ts")> | undefined;

/** Loads the page's script once. A failure is reported and forgotten, so that the next call retries. */
const loadPageScript = () =>
  (pageScript ??= import(/* @vite-ignore */ app as string).catch((error) => {
    pageScript = undefined;
    reportFault(error);
    throw error;
  }));

// What is below the first view is hidden until the page has loaded or the visitor goes there, then laid out in turn.
// A page that opens further down, also at a passage (`#:~:text=`, which only the entry names), is painted whole.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (path !== undefined && !location.hash && navigation?.type === "navigate" && !navigation.name.includes(":~:"))
  classList.add("first-view", "rest-in-turn");
else document.querySelector("[rel=expect]")?.setAttribute("href", "#status-message");
const showRest = () => classList.remove("first-view");
for (const type of ["load", "keydown"]) addEventListener(type, showRest);
addEventListener("scroll", () => {
  // Some browsers parse on before this style sheet has loaded.
  if (document.querySelector<HTMLLinkElement>("#below")?.sheet) showRest();
});

// Scrolls smoothly from now on, but not to the position with which the page opens.
addEventListener("load", () =>
  requestAnimationFrame(() => {
    classList.add("loaded");
    whenIdle(idleTimeout)
      .then(loadPageScript)
      .catch(() => {});
  }),
);

/** Without the page's script, a choice opens the document in that language; if that fails, a message says so. */
async function openDocument(chosen: Locale) {
  writeStored(languageKey, chosen);
  const url = urlIn(chosen);
  const { ok } = await fetch(url, { method: "HEAD" }).catch(() => ({ ok: false }));
  if (ok) return location.assign(url);
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) select.value = lang;
  document.querySelector("#status-message > [hidden]")?.removeAttribute("hidden");
}

type Control = HTMLButtonElement | HTMLSelectElement;

let replayed = Promise.resolve();

/** Keeps an event from an island until it is hydrated, and then repeats it: one after the other. */
function replayOnceHydrated(event: Event) {
  const control = (event.target as Element).closest<Control>("[data-island]:not([data-hydrated]) :is(button, select)");
  if (!control || control.matches("[popovertarget], [data-theme-toggle]")) return;
  const { type } = event;
  if (type === "click" && control.matches("select")) return;
  event.preventDefault();
  // React would handle it too, if it is hydrating the island just now.
  event.stopImmediatePropagation();
  const { value } = control;
  const island = control.closest("[data-island]") as HTMLElement;
  const controls = () => island.querySelectorAll<Control>("button, select");
  const index = [...controls()].indexOf(control);
  const hydrated = loadPageScript().then(({ hydrate }) => hydrate(island));
  replayed = replayed.then(async () => {
    try {
      await hydrated;
    } catch {
      return type === "change" ? openDocument(value as Locale) : (control as HTMLButtonElement).form?.submit();
    }
    // React has drawn the island anew if an extension had changed it.
    const current = controls()[index];
    if (!current) return;
    current.value = value;
    if (type === "click") current.click();
    else current.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

for (const type of ["click", "change"]) addEventListener(type, replayOnceHydrated, true);

addEventListener("click", ({ target }) => {
  // A link scrolls to its target's final position.
  classList.remove("first-view", "rest-in-turn");
  if ((target as Element).closest("[data-theme-toggle]")) toggleTheme();
  (target as Element).closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover?.();
});
