import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "./language-context.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { useLanguage, useStrings } from "./use-language.ts";

const Reader = () => <p>{useLanguage().locale}</p>;
const HeroReader = () => <p>{useStrings("hero").badge}</p>;
const never = () => new Promise<never>(() => {});

it("throws an error that says so when no LanguageProvider is above", () => {
  expect(() => renderToString(<Reader />)).toThrow("useLanguage() must be used within a LanguageProvider");
});

it("gives the page's language inside a LanguageProvider", () => {
  const markup = renderToString(
    <LanguageProvider page="terms" initialLocale="de" initialStrings={{ pageTitle: "" }} loadStrings={never}>
      <Reader />
    </LanguageProvider>,
  );
  expect(markup).toBe("<p>de</p>");
});

it("names the page and the section when a page does not ship the strings that it uses", () => {
  const language = {
    page: "terms",
    locale: "en",
    selected: "en",
    strings: { pageTitle: "" },
    choose: never,
    pathTo: String,
  } as const;
  expect(() =>
    renderToString(
      <LanguageContext value={language}>
        <HeroReader />
      </LanguageContext>,
    ),
  ).toThrow(/page "terms" has no strings "hero".*src\/content\/page-strings\.ts/);
});
