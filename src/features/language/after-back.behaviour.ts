import { languageKey } from "../../config/constants.ts";
import { localeFor } from "../../lib/locale-in-path.ts";
import { shownLocale } from "../../lib/shown-locale.ts";
import { readStored } from "../../lib/storage.ts";

/** A page to read that Back brings as it was left is opened in the language chosen since, where its address names none. */
export function languageAfterBack(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && localeFor(location.pathname, readStored(languageKey)) !== shownLocale()) location.reload();
  });
}
