import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import ownerSite from "../site.config.ts";
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

it("has the languages of the specification", () => {
  for (const [code, name] of languages) expect(locales[code].name).toBe(name);
  expect([defaultLocale, fallbackLocale]).toEqual(["en", "es"]);
});

it.skipIf(ownerSite.name !== site.name)("is delivered with the specified products and texts", () => {
  const idsOf = ({ products }: typeof site) => products.map(({ key, repository }) => [key, repository]);
  expect(idsOf(ownerSite)).toEqual(idsOf(site));
  const textsOf = (locale: string) => JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));
  for (const [code, , label] of languages) expect(textsOf(code).nav.clientArea).toBe(label);
  expect(textsOf("en").notFound).toMatchObject({ title: "Oops! Page not found", home: "Return to Home" });
});
