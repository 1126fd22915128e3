import { flushSync } from "react-dom";
import { languageKey, pageEvents } from "../../config/constants.ts";
import { defaultLocale, type Locale } from "../../config/locales.ts";
import { fadeIn } from "../../lib/fade-in.ts";
import { islandsData, loadIslandsData } from "../../lib/islands-data.ts";
import { keepScrollPosition } from "../../lib/keep-scroll-position.ts";
import { localeFor, pathIn, shownLocale, urlIn } from "../../lib/locale-in-path.ts";
import { readStored, syncOtherTabs, writeStored } from "../../lib/storage.ts";
import { createStore } from "../../lib/store.ts";
import { loadDocument } from "./load-document.ts";
import { loadTypefaces } from "./load-typefaces.ts";
import { morphChildren } from "./morph.ts";

export interface LanguageState {
  shown: Locale;
  /** The latest choice, which the selects show even before its texts are loaded. */
  selected: Locale;
  message?: "missing" | "changed" | undefined;
}

/** The language of the page in the browser; the default until `startLanguage`. */
export const languageStore = createStore<LanguageState>({ shown: defaultLocale, selected: defaultLocale });

/** In ms, after the texts: screen readers drop a live region's message among hundreds of changes. */
const messageDelay = 1000;

/** Shows the page in a language, in place. If that fails, it stays, and selects and a message say so. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  writeStored(languageKey, locale);
  await showLanguage(locale);
}

function showDocument(to: Document) {
  const { documentElement: root, head } = document;
  const { lang, dir, dataset } = to.documentElement;
  Object.assign(root, { lang, dir });
  if (!dir) root.removeAttribute("dir");
  root.dataset.islands = dataset.islands;
  morphChildren(head, to.head, "title, meta, [hreflang], [rel=canonical]");
  morphChildren(document.querySelector("#root") as Element, to.querySelector("#root") as Element);
}

async function showLanguage(locale: Locale) {
  const { shown, selected } = languageStore.get();
  if (locale === selected) return;
  const chosen: LanguageState = { shown, selected: locale };
  languageStore.set(chosen);
  if (locale === shown) return;
  // False once the visitor has made another choice.
  const isCurrent = () => languageStore.get() === chosen;
  try {
    const to = await loadDocument(pathIn(locale));
    if (!isCurrent()) return;
    // A new build has been deployed: its texts need its own styles and scripts.
    if (to.documentElement.dataset.app !== document.documentElement.dataset.app) return location.assign(urlIn(locale));
    // Only <main>: the languages' names elsewhere would request the fonts of every script.
    const text = to.querySelector("main")?.textContent ?? "";
    const [data] = await Promise.all([loadIslandsData(to.documentElement), loadTypefaces(text)]);
    if (!isCurrent()) return;
    const updated: LanguageState = { shown: locale, selected: locale };
    keepScrollPosition(() => {
      showDocument(to);
      history.replaceState(history.state, "", urlIn(locale));
      flushSync(() => {
        languageStore.set(updated);
        islandsData.set(data);
      });
    });
    fadeIn();
    dispatchEvent(new Event(pageEvents.languageChange));
    setTimeout(() => {
      if (languageStore.get() === updated) languageStore.set({ ...updated, message: "changed" });
    }, messageDelay);
  } catch {
    if (isCurrent()) languageStore.set({ shown, selected: shown, message: "missing" });
  }
}

/** Also applies choices from other tabs, at once or on Back, if the URL names no language. */
export function startLanguage(): void {
  // The page for missing addresses has its texts in every language.
  if (document.documentElement.dataset.path === undefined) return;
  languageStore.set({ shown: shownLocale(), selected: shownLocale() });
  // A page without a select is there to be read: it does not change while it is open.
  const hasSelect = document.querySelector("[data-language]") !== null;
  let stored = readStored(languageKey);
  syncOtherTabs(languageKey, ({ type }) => {
    const before = stored;
    stored = readStored(languageKey);
    if (stored !== before && (hasSelect || type === "pageshow")) showLanguage(localeFor(location.pathname, stored));
  });
  // Back and Forward may lead to the URL of another language, or to one that names none.
  addEventListener("popstate", async () => {
    const { shown } = languageStore.get();
    if (shownLocale() === shown) return;
    await showLanguage(localeFor(location.pathname, readStored(languageKey)));
    history.replaceState(history.state, "", urlIn(languageStore.get().shown));
  });
}
