import type { Locale } from "../../config/locales.ts";
import { isHydrated } from "../../lib/hydration.ts";
import { chooseLanguage } from "./choose-language.ts";
import { languageStore } from "./language-store.ts";

function showSelected(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) {
    if (!isHydrated(select)) select.value = languageStore.get().selected;
  }
}

/** A choice makes React hydrate the select at once and reset it to its old value before the change event reaches it. */
function keepChoiceWhileHydrating(): void {
  let chosen: Locale | undefined;
  const read = ({ target }: Event) => {
    if ((target as Element).matches("[data-language]")) chosen = (target as HTMLSelectElement).value as Locale;
  };
  addEventListener("input", read, { capture: true });
  addEventListener("change", ({ target }) => {
    if (isHydrated(target as Element) && chosen && chosen !== languageStore.get().selected) chooseLanguage(chosen);
    chosen = undefined;
  });
}

/** Until React has hydrated the language selects, keeps them in step; a choice made during hydration is not lost. */
export function startLanguageSelects(): void {
  languageStore.subscribe(showSelected);
  keepChoiceWhileHydrating();
}
