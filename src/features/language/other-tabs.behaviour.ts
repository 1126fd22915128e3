import { languageKey } from "../../config/constants.ts";
import { chosenLocale } from "../../lib/chosen-locale.ts";
import { chooseLanguage } from "./choose-language.ts";

/**
 * Follows a choice of a language in another tab where the address names none, for there the stored choice decides: at once, or
 * when Back brings the page as it was left. A page whose address names its language stays as its reader has it.
 */
export function languageInOtherTabs(): void {
  const follow = () => chooseLanguage(chosenLocale());
  addEventListener("storage", ({ key }) => key === languageKey && follow());
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}
