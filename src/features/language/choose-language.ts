import { languageKey, pageEvents } from "../../config/constants.ts";
import type { Locale } from "../../config/locales.ts";
import { keepPlace } from "../../lib/keep-place.ts";
import { localised } from "../../lib/locale-in-path.ts";
import { chosenLocale, shownLocale } from "../../lib/page-locale.ts";
import { writeStored } from "../../lib/storage.ts";
import { crossFade } from "../../lib/view-transition.ts";
import { languageStore } from "./language-store.ts";
import { loadDocument } from "./load-document.ts";
import { loadTypefaces } from "./load-typefaces.ts";
import { type LanguageEvent, languageAfter } from "./state.ts";

/**
 * Fetches what else the page needs in another language, and gives how to show that: `from` is the page's document as it came,
 * `to` the other language's.
 */
export type PrepareTexts = (from: Document, to: Document, locale: Locale) => Promise<() => void>;

let prepareTexts: PrepareTexts;

const apply = (event: LanguageEvent) => languageStore.set(languageAfter(languageStore.get(), event));
const isWanted = (locale: Locale) => languageStore.get().wanted === locale;

/** How long after the texts the message of a change comes, in ms: screen readers drop what comes among hundreds of changes. */
const afterTexts = 1000;

/**
 * Stores the choice and shows the page in that language in place, from the document of that language. When it cannot be had,
 * the page stays as it is, the selects say so, and a message tells the visitor.
 */
export async function chooseLanguage(locale: Locale): Promise<void> {
  writeStored(languageKey, locale);
  await showLanguage(locale);
}

async function showLanguage(locale: Locale): Promise<void> {
  const root = document.documentElement;
  const pathIn = (code: Locale) => localised(root.dataset.path ?? "", code);
  apply({ type: "chosen", locale });
  if (!isWanted(locale)) return;
  try {
    const { shown } = languageStore.get();
    const [from, to] = await Promise.all([loadDocument(pathIn(shown)), loadDocument(pathIn(locale))]);
    const address = pathIn(locale) + location.search + location.hash;
    if (!isWanted(locale)) return;
    // A new build has been put in place since: its texts belong to its own styles and scripts.
    if (to.documentElement.dataset.app !== root.dataset.app) return location.assign(address);
    // A typeface that came later would wrap the lines anew, and take away what the visitor reads. Outside <main> stand the names
    // of all languages, which would ask for the letters of each.
    const text = to.querySelector("main")?.textContent ?? "";
    const [replaceTexts] = await Promise.all([prepareTexts(from, to, locale), loadTypefaces(text)]);
    crossFade(() => {
      if (!isWanted(locale)) return;
      keepPlace(() => {
        apply({ type: "arrived", locale });
        replaceTexts();
      });
      history.replaceState(history.state, "", address);
      dispatchEvent(new Event(pageEvents.languageChange));
      setTimeout(apply, afterTexts, { type: "announced", locale });
    });
  } catch {
    apply({ type: "failed", locale });
  }
}

/**
 * Lets the page follow choices of a language. A choice in another tab counts where the address names no language, for there
 * the stored choice decides: at once, or when Back brings the page as it was left.
 */
export function followLanguage(prepare: PrepareTexts): void {
  // The page for a missing address has its texts in every language.
  if (document.documentElement.dataset.path === undefined) return;
  prepareTexts = prepare;
  languageStore.set({ shown: shownLocale(), wanted: undefined });
  const follow = () => showLanguage(chosenLocale());
  // A page without a select is one to read: it does not change under its reader.
  const isToRead = !document.querySelector("[data-language]");
  addEventListener("storage", ({ key }) => key === languageKey && !isToRead && follow());
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}
