import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "./language-context.tsx";
import { useStrings } from "./use-strings.ts";

const Reader = () => <p>{useStrings("hero").badge}</p>;

it("rejects a component outside a LanguageProvider", () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useLanguage() must be used within a LanguageProvider");
});

it("rejects useStrings() in an island and names the alternative", () => {
  expect(() =>
    renderToStaticMarkup(
      <LanguageProvider locale="de">
        <Reader />
      </LanguageProvider>,
    ),
  ).toThrow("hand them over as its properties");
});
