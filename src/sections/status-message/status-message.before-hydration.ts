import { languageStore } from "../../features/language/language-store.ts";
import { findUnhydrated } from "../../lib/hydration.ts";

/** Until React has hydrated the status message, shows in it the result of the latest language choice. */
export function startStatusMessage(): void {
  languageStore.subscribe(() => {
    const { message } = languageStore.get();
    const [missing, changed] = findUnhydrated("#status-message")?.children ?? [];
    missing?.toggleAttribute("hidden", message !== "missing");
    changed?.toggleAttribute("hidden", message !== "changed");
  });
}
