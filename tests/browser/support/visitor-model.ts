import { consentKey, languageKey, themeKey } from "../../../src/config/constants.ts";
import { defaultLocale, fallbackLocale, isLocale, type Locale } from "../../../src/config/locales.ts";
import type { PageKey } from "../../../src/config/pages.ts";

/*
 * What the site allows, by the contract alone and in other words than the site's own: from what is stored and what has been
 * chosen to what each open page shows.
 */

export type Key = typeof languageKey | typeof themeKey | typeof consentKey;
export type Stored = Partial<Record<Key, string>>;
export type Consent = "accepted" | "rejected";

/** How the browser treats what a page wants to keep. */
export type Storage = "kept" | "denied" | "full";

/** What an open page shows. `banner` and `consent` are for the landing page, which alone has them. */
export interface Tab {
  page: PageKey;
  locale: Locale;
  dark: boolean;
  banner: boolean;
  /** The answer that this page knows of. */
  consent: Consent | undefined;
}

export interface Visitor {
  storage: Storage;
  asksForPrivacy: boolean;
  stored: Stored;
  tabs: readonly Tab[];
}

export type Step =
  | { type: "visit"; tab: number; page: PageKey; locale: Locale }
  | { type: "reload"; tab: number }
  | { type: "open"; page: PageKey; locale: Locale }
  | { type: "language"; tab: number; locale: Locale; place: "header" | "footer" }
  | { type: "theme"; tab: number }
  | { type: "consent"; tab: number; choice: Consent }
  | { type: "preferences"; tab: number }
  | { type: "put"; tab: number; key: Key; value: string }
  | { type: "clear"; tab: number };

const consentOf = (value: string | undefined): Consent | undefined =>
  value === "accepted" || value === "rejected" ? value : undefined;

/** The language of an address that names `named`, where the default language is the one that is not named. */
function localeAt(named: Locale, stored: string | undefined): Locale {
  if (named !== defaultLocale) return named;
  if (stored === undefined) return defaultLocale;
  return isLocale(stored) ? stored : fallbackLocale;
}

function opened({ stored, asksForPrivacy }: Visitor, page: PageKey, named: Locale): Tab {
  const consent = consentOf(stored[consentKey]);
  return {
    page,
    locale: localeAt(named, stored[languageKey]),
    dark: stored[themeKey] === "dark",
    banner: page === "landing" && !consent && !asksForPrivacy,
    consent,
  };
}

/** What another page of the same browser does when it hears that `key` has got another value. */
function heard(tab: Tab, key: Key, value: string): Tab {
  if (key === themeKey) return value ? { ...tab, dark: value === "dark" } : tab;
  if (key === languageKey) return tab.page === "landing" ? { ...tab, locale: localeAt(tab.locale, value) } : tab;
  const consent = consentOf(value);
  return consent && consent !== tab.consent ? { ...tab, consent, banner: false } : tab;
}

/** The visitor after a page has stored a value, which the other pages hear of if it is another than before. */
function keep(visitor: Visitor, from: number, key: Key, value: string): Visitor {
  if (visitor.storage !== "kept" || visitor.stored[key] === value) return visitor;
  const tabs = visitor.tabs.map((tab, index) => (index === from ? tab : heard(tab, key, value)));
  return { ...visitor, stored: { ...visitor.stored, [key]: value }, tabs };
}

export function firstVisit(storage: Storage, asksForPrivacy: boolean): Visitor {
  const visitor: Visitor = { storage, asksForPrivacy, stored: {}, tabs: [] };
  return { ...visitor, tabs: [opened(visitor, "landing", defaultLocale)] };
}

/** Whether a visitor can do this: not every page has every control. */
export function isPossible({ tabs, storage }: Visitor, step: Step): boolean {
  if (step.type === "open") return tabs.length < 3;
  const tab = tabs[step.tab];
  if (!tab) return false;
  if (step.type === "put" || step.type === "clear") return storage === "kept";
  return ["visit", "reload", "theme"].includes(step.type) || tab.page === "landing";
}

export function after(visitor: Visitor, step: Step): Visitor {
  const { tabs } = visitor;
  if (step.type === "open") return { ...visitor, tabs: [...tabs, opened(visitor, step.page, step.locale)] };
  const tab = tabs[step.tab] as Tab;
  const changed = (next: Tab) => ({ ...visitor, tabs: tabs.with(step.tab, next) });
  switch (step.type) {
    case "visit":
      return changed(opened(visitor, step.page, step.locale));
    case "reload":
      return changed(opened(visitor, tab.page, tab.locale));
    case "language":
      return keep(changed({ ...tab, locale: step.locale }), step.tab, languageKey, step.locale);
    case "theme":
      return keep(changed({ ...tab, dark: !tab.dark }), step.tab, themeKey, tab.dark ? "light" : "dark");
    case "consent":
      return keep(changed({ ...tab, consent: step.choice, banner: false }), step.tab, consentKey, step.choice);
    case "preferences":
      return changed({ ...tab, banner: true });
    case "put":
      return keep(visitor, step.tab, step.key, step.value);
    case "clear":
      return { ...visitor, stored: {} };
  }
}
