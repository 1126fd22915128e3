import { languageKey } from "../../config/constants.ts";
import { localeFor } from "../../lib/locale-in-path.ts";
import { readStored } from "../../lib/storage.ts";
import { chooseLanguage } from "./choose-language.ts";

/**
 * Follows a choice of a language in another tab where the address names none, for there the stored choice decides. A page whose
 * address names its language stays as its reader has it.
 */
export function languageInOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === languageKey) chooseLanguage(localeFor(location.pathname, readStored(languageKey)));
  });
}
