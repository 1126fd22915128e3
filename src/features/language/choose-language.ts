import { languageKey, pageEvents } from "../../config/constants.ts";
import type { Locale } from "../../config/locales.ts";
import { keepScrollPosition } from "../../lib/keep-scroll-position.ts";
import { chosenLocale, localisedPath, shownLocale } from "../../lib/locale-in-path.ts";
import { syncOtherTabs, writeStored } from "../../lib/storage.ts";
import { crossFade } from "../../lib/view-transition.ts";
import { type LanguageState, languageStore } from "./language-store.ts";
import { loadDocument } from "./load-document.ts";
import { loadTypefaces } from "./load-typefaces.ts";

/** Loads what else a language needs; the returned function shows it. `from` is the page's document as delivered. */
type PrepareTexts = (from: Document, to: Document) => Promise<() => void>;

let prepareTexts: PrepareTexts;

/** In ms, after the texts: screen readers drop a live region's message among hundreds of changes. */
const messageDelay = 1000;

/** Shows the page in a language, in place. If that fails, it keeps its language, and selects and a message say so. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  writeStored(languageKey, locale);
  await showLanguage(locale);
}

async function showLanguage(locale: Locale): Promise<void> {
  const root = document.documentElement;
  const pathIn = (code: Locale) => localisedPath(root.dataset.path ?? "", code);
  const { shown, selected } = languageStore.get();
  if (locale === selected) return;
  const chosen: LanguageState = { shown, selected: locale };
  languageStore.set(chosen);
  if (locale === shown) return;
  // False once the visitor has made another choice.
  const isCurrent = () => languageStore.get() === chosen;
  try {
    const [from, to] = await Promise.all([loadDocument(pathIn(shown)), loadDocument(pathIn(locale))]);
    const url = () => pathIn(locale) + location.search + location.hash;
    if (!isCurrent()) return;
    // A new build has been deployed: its texts need its own styles and scripts.
    if (to.documentElement.dataset.app !== root.dataset.app) return location.assign(url());
    // A font that loads later would reflow the text under the reader. Only <main>: elsewhere are the names of all
    // languages, which would request the fonts of every script.
    const text = to.querySelector("main")?.textContent ?? "";
    const [replaceTexts] = await Promise.all([prepareTexts(from, to), loadTypefaces(text)]);
    crossFade(() => {
      if (!isCurrent()) return;
      const updated: LanguageState = { shown: locale, selected: locale };
      try {
        keepScrollPosition(() => {
          languageStore.set(updated);
          replaceTexts();
        });
      } catch (error) {
        // The page may be half translated: open the complete document.
        reportError(error);
        return location.assign(url());
      }
      history.replaceState(history.state, "", url());
      dispatchEvent(new Event(pageEvents.languageChange));
      setTimeout(() => {
        if (languageStore.get() === updated) languageStore.set({ ...updated, message: "changed" });
      }, messageDelay);
    });
  } catch {
    if (isCurrent()) languageStore.set({ shown, selected: shown, message: "missing" });
  }
}

/** Also applies choices from other tabs, at once or on Back; they only count if the URL names no language. */
export function startLanguage(prepare: PrepareTexts): void {
  // The page for missing addresses has its texts in every language.
  if (document.documentElement.dataset.path === undefined) return;
  prepareTexts = prepare;
  languageStore.set({ shown: shownLocale(), selected: shownLocale() });
  // A page without a select is there to be read: it does not change while it is open.
  const hasSelect = document.querySelector("[data-language]") !== null;
  syncOtherTabs(languageKey, ({ type }) => {
    if (hasSelect || type === "pageshow") showLanguage(chosenLocale());
  });
  // Back and Forward within this document may lead to the URL of another language.
  addEventListener("popstate", () => {
    if (shownLocale() !== languageStore.get().shown) showLanguage(chosenLocale());
  });
}
