import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Strings } from "../../content/strings.ts";
import { LanguageProvider } from "./language-provider.tsx";
import { useLanguage } from "./use-language.ts";
import { StringsContext, useStrings } from "./use-strings.ts";

const Reader = () => <p>{`${useLanguage().locale} ${useLanguage().pathTo("privacy")} ${useStrings("hero").badge}`}</p>;
const texts = (badge: string) => ({ hero: { badge } }) as unknown as Strings;
const strings = Object.fromEntries(["en", "de"].map((code) => [code, texts(code.toUpperCase())])) as never;

it("throws an error that says so when no LanguageProvider is above", () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useLanguage() must be used within a LanguageProvider");
});

it("has no texts in an island, and says how they come there", () => {
  expect(() =>
    renderToStaticMarkup(
      <LanguageProvider locale="de">
        <Reader />
      </LanguageProvider>,
    ),
  ).toThrow("hand them over as its properties");
});

it("gives the page's language, its texts and its addresses inside a LanguageProvider", () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider locale="de">
      <StringsContext value={strings}>
        <Reader />
      </StringsContext>
    </LanguageProvider>,
  );
  expect(markup).toBe("<p>de /de/privacy DE</p>");
});
