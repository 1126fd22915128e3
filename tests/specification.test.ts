import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ownerSite from "../site.config.ts";
import * as constants from "../src/config/constants.ts";
import { defaultLocale, fallbackLocale, localeNames } from "../src/config/locales.ts";
import type { Site } from "../src/config/site-schema.ts";
import { creditsAddress } from "../src/lib/links.ts";
import site from "./fixtures/site.config.ts";

/** What the specification says in so many words. An owner may change all of it but what is constant: see the fixtures. */
describe("the specification", () => {
  it("names five partners", () => {
    expect(site.partners.map(({ name }) => name)).toEqual([
      "Educere",
      "BuenData",
      "Emprove",
      "Industria e",
      "Mindfree",
    ]);
  });

  it("gives ten products five colours, each twice and never to two neighbours", () => {
    const colours = site.products.map(({ colour }) => colour);
    expect(colours).toHaveLength(10);
    for (const colour of new Set(colours)) expect(colours.filter((other) => other === colour)).toHaveLength(2);
    expect(new Set(colours).size).toBe(5);
    for (const [index, colour] of colours.entries()) expect(colour).not.toBe(colours[index + 1]);
  });

  it("sells credits at this address of the shop", () => {
    expect(creditsAddress(site as Site)).toBe(
      "https://shop.aulia.example/index.php?m=tokens_manager&action=comprartokens",
    );
  });

  it("has these distances, times and keys", () => {
    expect(constants).toMatchObject({
      compactAfter: 50,
      scrollToTopAfter: 300,
      consentBannerDelay: 1000,
      partnerInterval: 2500,
      partnerRepetitions: 3,
      languageKey: "language",
      themeKey: "theme",
      consentKey: "cookieConsent",
    });
    expect(constants.pageEvents).toMatchObject({
      openCookiePreferences: "open-cookie-preferences",
      cookieConsentChange: "cookie-consent-change",
    });
  });

  it("names the languages so, English first and Spanish for a choice that is none", () => {
    expect(localeNames).toMatchObject({
      en: "English",
      es: "Español",
      de: "Deutsch",
      fr: "Français",
      pt: "Português",
      id: "Bahasa",
      ru: "Русский",
    });
    expect([defaultLocale, fallbackLocale]).toEqual(["en", "es"]);
  });
});

describe.skipIf(ownerSite.name !== site.name)("the texts as they are delivered", () => {
  const textsOf = (locale: string) =>
    JSON.parse(readFileSync(new URL(`../src/content/strings/${locale}.json`, import.meta.url), "utf8"));

  it("call the client area what the specification does", () => {
    const labels = {
      en: "Client Area",
      es: "Área del Cliente",
      de: "Kundenbereich",
      fr: "Espace Client",
      pt: "Área do Cliente",
      id: "Area Klien",
      ru: "Личный кабинет",
    };
    for (const [locale, label] of Object.entries(labels)) expect(textsOf(locale).nav.clientArea).toBe(label);
  });

  it("say in English what the specification does of a missing page", () => {
    expect(textsOf("en").notFound).toMatchObject({ title: "Oops! Page not found", home: "Return to Home" });
  });
});
