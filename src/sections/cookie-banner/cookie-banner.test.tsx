import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { LanguageProvider } from "../../features/language/language-provider.tsx";
import { type SiteFacts, SiteProvider } from "../../features/site/site-context.tsx";
import { CookieBanner } from "./cookie-banner.tsx";

const english: Strings = JSON.parse(readFileSync("src/content/strings/en.json", "utf8"));

function bannerWith(...names: string[]): string {
  const services = names.map((name) => ({ name }));
  const site = { switches: { cookieBanner: true }, consent: { services } } as unknown as Site;
  return renderToStaticMarkup(
    <SiteProvider facts={{ site } as SiteFacts}>
      <LanguageProvider page="landing" locale="en" strings={{ en: english } as never}>
        <CookieBanner />
      </LanguageProvider>
    </SiteProvider>,
  );
}

it("names no service where there is none", () => {
  expect(bannerWith()).toContain(`<p>${english.cookies.description}</p>`);
});

it("names what would run after consent", () => {
  const text = english.cookies.descriptionOf.replace("{services}", "Counter, Map and Film");
  expect(bannerWith("Counter", "Map", "Film")).toContain(`<p>${text}</p>`);
});
