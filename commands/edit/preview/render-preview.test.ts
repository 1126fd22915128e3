import { expect, it } from "vitest";
import { textsByKey } from "../../../generator/texts/every-text.ts";
import { localeCodes } from "../../../src/config/locales.ts";
import { renderedPages } from "../../../src/config/pages.ts";
import { english, material } from "../testing/sample.ts";
import { allPlaces } from "./all-places.ts";
import { renderPreview } from "./render-preview.ts";

const own = textsByKey(english);
const texts = new Map(localeCodes.map((code) => [code, code === "de" ? new Map([["hero.badge", "Neu"]]) : own]));
const shown = (page: (typeof renderedPages)[number], locale: "en" | "de" = "en") =>
  renderPreview(material, { page, locale, texts });

it.each(renderedPages)("%s has neither marks nor scripts, and names where texts stand", (page) => {
  const { html, places } = shown(page);
  expect(html).not.toMatch(/[\u{f0000}-\u{10ffff}]|%F[34]|<script|<noscript|<style/iu);
  expect(html).toContain(`href="/preview/${page}.css"`);
  expect(html.match(/data-text="/g)?.length).toBeGreaterThan(1);
  expect(places.map(({ key }) => key)).toContain(`meta.${page}.title`);
});

it("every text of a section is found where it stands", () => {
  const { html, places } = shown("landing");
  for (const key of ["hero.titleFirst", "nav.home", "products.items.ranking.title", "cookies.title"]) {
    expect(html, key).toMatch(new RegExp(` data-text="${key}">${own.get(key)}<`));
  }
  const counts = allPlaces(new Map([["landing", places]]));
  expect(counts["hero.titleFirst"]).toEqual({ landing: { seen: 1 } });
  expect(counts["meta.landing.title"]).toEqual({ landing: { title: 1, card: 2 } });
  expect(counts["accessibility.languages"]?.landing?.scriptless).toBeGreaterThan(0);
});

it("shows a language's own texts, English where one is missing, and the key where English has none", () => {
  const { html } = shown("landing", "de");
  expect(html).toContain('data-text="hero.badge">Neu<');
  expect(html).toContain(`data-text="hero.titleFirst">${own.get("hero.titleFirst")}<`);
  const none = renderPreview(material, { page: "landing", locale: "de", texts: new Map() });
  expect(none.html).toContain('data-text="hero.badge">hero.badge<');
});

it("the page for a missing address shows the chosen language of its many", () => {
  const { html } = shown("notFound", "de");
  expect(html).toContain('<html lang="de"');
  expect(html.match(/data-text="notFound.title"/g)).toHaveLength(1);
});
