import { consentKey, languageKey, themeKey } from "../../../src/config/constants.ts";
import { defaultLocale, fallbackLocale, isLocale, type Locale } from "../../../src/config/locales.ts";
import type { PageKey } from "../../../src/config/pages.ts";

// A model of the site, independent of its code: what each open page shows after the visitor's steps.

export type Key = typeof languageKey | typeof themeKey | typeof consentKey;
export type Stored = Partial<Record<Key, string>>;
export type Consent = "accepted" | "rejected";

/** Whether `localStorage` works, throws on any access, or throws on writing. */
export type Storage = "kept" | "denied" | "full";

/** What an open page shows. Only the landing page has `banner` and `consent`. */
export interface Tab {
  page: PageKey;
  locale: Locale;
  dark: boolean;
  banner: boolean;
  /** The answer as this page knows it, which may differ from the stored one. */
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

/** A URL without a language (`inUrl` is the default one) shows the stored language. */
function localeAt(inUrl: Locale, stored: string | undefined): Locale {
  if (inUrl !== defaultLocale) return inUrl;
  if (stored === undefined) return defaultLocale;
  return isLocale(stored) ? stored : fallbackLocale;
}

function openPage({ stored, asksForPrivacy }: Visitor, page: PageKey, inUrl: Locale): Tab {
  const consent = consentOf(stored[consentKey]);
  return {
    page,
    locale: localeAt(inUrl, stored[languageKey]),
    dark: stored[themeKey] === "dark",
    banner: page === "landing" && !consent && !asksForPrivacy,
    consent,
  };
}

/** How a tab reacts to the `storage` event of another one. */
function onStorage(tab: Tab, key: Key, value: string): Tab {
  if (key === themeKey) return value ? { ...tab, dark: value === "dark" } : tab;
  if (key === languageKey) return tab.page === "landing" ? { ...tab, locale: localeAt(tab.locale, value) } : tab;
  const consent = consentOf(value);
  return consent && consent !== tab.consent ? { ...tab, consent, banner: false } : tab;
}

/** Stores a value from the tab at index `from`. The other tabs get a `storage` event if the value changes. */
function setItem(visitor: Visitor, from: number, key: Key, value: string): Visitor {
  if (visitor.storage !== "kept" || visitor.stored[key] === value) return visitor;
  const tabs = visitor.tabs.map((tab, index) => (index === from ? tab : onStorage(tab, key, value)));
  return { ...visitor, stored: { ...visitor.stored, [key]: value }, tabs };
}

export function firstVisit(storage: Storage, asksForPrivacy: boolean): Visitor {
  const visitor: Visitor = { storage, asksForPrivacy, stored: {}, tabs: [] };
  return { ...visitor, tabs: [openPage(visitor, "landing", defaultLocale)] };
}

/** Whether the step's control exists on its page, and works with this storage. */
export function isPossible({ tabs, storage }: Visitor, step: Step): boolean {
  if (step.type === "open") return tabs.length < 3;
  const tab = tabs[step.tab];
  if (!tab) return false;
  if (step.type === "put" || step.type === "clear") return storage === "kept";
  return ["visit", "reload", "theme"].includes(step.type) || tab.page === "landing";
}

export function applyStep(visitor: Visitor, step: Step): Visitor {
  const { tabs } = visitor;
  if (step.type === "open") return { ...visitor, tabs: [...tabs, openPage(visitor, step.page, step.locale)] };
  const tab = tabs[step.tab] as Tab;
  const withTab = (next: Tab) => ({ ...visitor, tabs: tabs.with(step.tab, next) });
  switch (step.type) {
    case "visit":
      return withTab(openPage(visitor, step.page, step.locale));
    case "reload":
      return withTab(openPage(visitor, tab.page, tab.locale));
    case "language":
      return setItem(withTab({ ...tab, locale: step.locale }), step.tab, languageKey, step.locale);
    case "theme":
      return setItem(withTab({ ...tab, dark: !tab.dark }), step.tab, themeKey, tab.dark ? "light" : "dark");
    case "consent":
      return setItem(withTab({ ...tab, consent: step.choice, banner: false }), step.tab, consentKey, step.choice);
    case "preferences":
      return withTab({ ...tab, banner: true });
    case "put":
      return setItem(visitor, step.tab, step.key, step.value);
    case "clear":
      return { ...visitor, stored: {} };
  }
}
