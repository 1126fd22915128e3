import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useLanguage } from "./language-context.tsx";

const Reader = () => <p>{useLanguage().locale}</p>;

it("rejects a component outside a LanguageProvider", () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useLanguage() must be used within a LanguageProvider");
});
