import { pageEvents } from "../../config/constants.ts";
import type { Locale } from "../../config/locales.ts";
import { keepPlace } from "../../lib/keep-place.ts";
import { loadTypefaces } from "../../lib/load-typefaces.ts";
import { localised } from "../../lib/locale-in-path.ts";
import { shownLocale } from "../../lib/shown-locale.ts";
import { crossFade } from "../../lib/view-transition.ts";
import { copyHead, copyTexts } from "./copy-texts.ts";
import { loadDocument } from "./load-document.ts";
import { type LanguageEvent, languageAfter, selectedLocale } from "./state.ts";

const root = document.documentElement;
let state = { shown: shownLocale(), wanted: undefined as Locale | undefined };

function apply(event: LanguageEvent): void {
  state = languageAfter(state, event);
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) {
    select.value = selectedLocale(state);
  }
}

/** How long after the texts the notice of a change comes, in ms: screen readers drop what comes among hundreds of changes. */
const afterTexts = 1000;
let announcement: ReturnType<typeof setTimeout> | undefined;

/** Shows one of the two notices, or none: the first can be seen, the second is for assistive technology alone. */
function notice(shown?: "missing" | "changed"): void {
  clearTimeout(announcement);
  const [missing, changed] = document.querySelectorAll("#notice > *");
  missing?.toggleAttribute("hidden", shown !== "missing");
  changed?.toggleAttribute("hidden", shown !== "changed");
}

function show(from: Document, locale: Locale, address: string): void {
  if (state.wanted !== locale) return;
  const [page, counterpart] = [document.getElementById("root"), from.getElementById("root")];
  if (!page || !counterpart) throw new Error(`The document at ${address} has no #root`);
  apply({ type: "arrived", locale });
  keepPlace(() => {
    copyHead(from);
    copyTexts(counterpart, page);
  });
  history.replaceState(history.state, "", address);
  dispatchEvent(new Event(pageEvents.languageChange));
  announcement = setTimeout(notice, afterTexts, "changed");
}

/**
 * Shows the page in another language in place, from the document of that language. When it cannot be had, the page stays as it
 * is, the selects say so, and a notice tells the visitor.
 */
export async function chooseLanguage(locale: Locale): Promise<void> {
  apply({ type: "chosen", locale });
  notice();
  if (state.wanted !== locale) return;
  const path = localised(root.dataset.path ?? "", locale);
  try {
    const from = await loadDocument(path);
    const address = path + location.search + location.hash;
    if (state.wanted !== locale) return;
    // A new build has been put in place since: its texts belong to its own styles and scripts.
    if (from.documentElement.dataset.app !== root.dataset.app) return location.assign(address);
    // A typeface that came later would wrap the lines anew, and take away what the visitor reads. Outside <main> stand the names
    // of all languages, which would ask for the letters of each.
    await loadTypefaces(from.querySelector("main")?.textContent ?? "");
    crossFade(() => show(from, locale, address));
  } catch {
    if (state.wanted !== locale) return;
    apply({ type: "failed", locale });
    notice("missing");
  }
}
