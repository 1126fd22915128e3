import { languageKey, pageEvents } from "../../config/constants.ts";
import type { Locale } from "../../config/locales.ts";
import { keepScrollPosition } from "../../lib/keep-scroll-position.ts";
import { chosenLocale, localised, shownLocale } from "../../lib/locale-in-path.ts";
import { writeStored } from "../../lib/storage.ts";
import { crossFade } from "../../lib/view-transition.ts";
import { type LanguageState, languageStore } from "./language-store.ts";
import { loadDocument } from "./load-document.ts";
import { loadTypefaces } from "./load-typefaces.ts";

/** Fetches what else another language needs, and gives how to show it; `from` is the page's document as it came. */
type PrepareTexts = (from: Document, to: Document) => Promise<() => void>;

let prepareTexts: PrepareTexts;

/** How long after the texts the message of a change comes, in ms: screen readers drop what comes among hundreds of changes. */
const afterTexts = 1000;

/** Shows the page in that language in place; where it cannot be had, the page stays, and selects and message say so. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  writeStored(languageKey, locale);
  await showLanguage(locale);
}

async function showLanguage(locale: Locale): Promise<void> {
  const root = document.documentElement;
  const pathIn = (code: Locale) => localised(root.dataset.path ?? "", code);
  const { shown, selected } = languageStore.get();
  if (locale === selected) return;
  const chosen: LanguageState = { shown, selected: locale };
  languageStore.set(chosen);
  if (locale === shown) return;
  // Texts that arrive, or fail to, after the visitor has changed their mind count for nothing.
  const isWanted = () => languageStore.get() === chosen;
  try {
    const [from, to] = await Promise.all([loadDocument(pathIn(shown)), loadDocument(pathIn(locale))]);
    const address = pathIn(locale) + location.search + location.hash;
    if (!isWanted()) return;
    // A new build has been put in place since: its texts belong to its own styles and scripts.
    if (to.documentElement.dataset.app !== root.dataset.app) return location.assign(address);
    // A typeface that came later would wrap the lines anew, and take away what the visitor reads. Outside <main> stand the names
    // of all languages, which would ask for the letters of each.
    const text = to.querySelector("main")?.textContent ?? "";
    const [replaceTexts] = await Promise.all([prepareTexts(from, to), loadTypefaces(text)]);
    crossFade(() => {
      if (!isWanted()) return;
      const arrived: LanguageState = { shown: locale, selected: locale };
      try {
        keepScrollPosition(() => {
          languageStore.set(arrived);
          replaceTexts();
        });
      } catch (error) {
        // Half of the page may be in the other language: its own document is whole.
        reportError(error);
        return location.assign(address);
      }
      history.replaceState(history.state, "", address);
      dispatchEvent(new Event(pageEvents.languageChange));
      setTimeout(() => {
        if (languageStore.get() === arrived) languageStore.set({ ...arrived, message: "changed" });
      }, afterTexts);
    });
  } catch {
    if (isWanted()) languageStore.set({ shown, selected: shown, message: "missing" });
  }
}

/**
 * Lets the page follow choices of a language. A choice in another tab counts where the address names no language, for there
 * the stored choice decides: at once, or when Back brings the page as it was left.
 */
export function startLanguage(prepare: PrepareTexts): void {
  // The page for a missing address has its texts in every language.
  if (document.documentElement.dataset.path === undefined) return;
  prepareTexts = prepare;
  languageStore.set({ shown: shownLocale(), selected: shownLocale() });
  const follow = () => showLanguage(chosenLocale());
  // A page without a select is one to read: it does not change under its reader.
  const isToRead = !document.querySelector("[data-language]");
  addEventListener("storage", ({ key }) => key === languageKey && !isToRead && follow());
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}
