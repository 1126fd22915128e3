import { startConsent } from "../features/consent/consent-store.ts";
import { startServices } from "../features/consent/services.ts";
import { syncStoredTheme } from "../features/theme/theme.ts";

/* The script of the page for missing addresses: logs the path, and sets the title of the language shown. */

const { lang } = document.documentElement;
console.error(`404: there is no page at ${location.pathname}`);
const message = document.querySelector<HTMLElement>(`.in-language[lang="${lang}"]`);
if (message?.dataset.title) document.title = message.dataset.title;
syncStoredTheme();
startConsent();
startServices();
