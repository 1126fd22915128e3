import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "./language-context.tsx";
import { useStrings } from "./use-strings.ts";

const Reader = () => <p>{useStrings("hero").badge}</p>;

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
