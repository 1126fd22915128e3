import type { Locale } from "../../config/locales.ts";
import { isHydrated } from "../../lib/hydration.ts";
import { chooseLanguage } from "./choose-language.ts";
import { languageStore } from "./language-store.ts";

function showSelected(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-language]")) {
    if (!isHydrated(select)) select.value = languageStore.get().selected;
  }
}

/** A choice makes React hydrate the select synchronously and reset its value before the change event reaches it. */
function keepChoiceWhileHydrating(): void {
  let chosen: Locale | undefined;
  const rememberChoice = ({ target }: Event) => {
    if ((target as Element).matches("[data-language]")) chosen = (target as HTMLSelectElement).value as Locale;
  };
  addEventListener("input", rememberChoice, { capture: true });
  addEventListener("change", ({ target }) => {
    if (isHydrated(target as Element) && chosen && chosen !== languageStore.get().selected) chooseLanguage(chosen);
    chosen = undefined;
  });
}

/** Keeps the language selects in sync until React has hydrated them, and keeps a choice made during hydration. */
export function startLanguageSelects(): void {
  languageStore.subscribe(showSelected);
  keepChoiceWhileHydrating();
}
