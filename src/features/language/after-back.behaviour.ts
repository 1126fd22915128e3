import { chosenLocale } from "../../lib/chosen-locale.ts";
import { shownLocale } from "../../lib/shown-locale.ts";

/** A page to read that Back brings as it was left is opened in the language chosen since, where its address names none. */
export function languageAfterBack(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && chosenLocale() !== shownLocale()) location.reload();
  });
}
