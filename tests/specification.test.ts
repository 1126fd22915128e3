import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ownerSite from "../site.config.ts";
import * as constants from "../src/config/constants.ts";
import { defaultLocale, fallbackLocale, locales } from "../src/config/locales.ts";
import site from "./fixtures/site.config.ts";

const languages = [
  ["en", "English", "Client Area"],
  ["es", "Español", "Área del Cliente"],
  ["de", "Deutsch", "Kundenbereich"],
  ["fr", "Français", "Espace Client"],
  ["pt", "Português", "Área do Cliente"],
  ["id", "Bahasa", "Area Klien"],
  ["ru", "Русский", "Личный кабинет"],
] as const;

it("uses the distances, times, keys and languages of the specification", () => {
  expect(constants).toMatchObject({
    compactAfter: 50,
    scrollToTopAfter: 300,
    consentBannerDelay: 1000,
    partnerInterval: 2500,
    partnerRepetitions: 3,
    languageKey: "language",
    themeKey: "theme",
    consentKey: "cookieConsent",
    pageEvents: { openCookiePreferences: "open-cookie-preferences", cookieConsentChange: "cookie-consent-change" },
  });
  for (const [code, name] of languages) expect(locales[code].name).toBe(name);
  expect([defaultLocale, fallbackLocale]).toEqual(["en", "es"]);
});

describe.skipIf(ownerSite.name !== site.name)("the site unchanged delivered", () => {
  const textsOf = (locale: string) => JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));

  it("names the client area as specified", () => {
    for (const [code, , label] of languages) expect(textsOf(code).nav.clientArea).toBe(label);
  });

  it("lists the ten products in the specified order, each with its repository", () => {
    expect(ownerSite.products.map(({ key, repository }) => `${key} ${repository}`)).toEqual([
      "dynamicRules moodle-local_coursedynamicrules",
      "courseCreator moodle-local_coursegen",
      "activities moodle-local_coursegen",
      "ranking moodle-local_datacurso_ratings",
      "aiForum moodle-local_forum_ai",
      "aiTasks moodle-local_assign_ai",
      "provider moodle-aiprovider_datacurso",
      "aiTutor moodle-report_lifestory",
      "certificates moodle-local_socialcert",
      "recommendedCourses moodle-block_datacurso_recomendate",
    ]);
  });

  it("has the specified English texts for a missing page", () => {
    expect(textsOf("en").notFound).toMatchObject({ title: "Oops! Page not found", home: "Return to Home" });
  });
});
