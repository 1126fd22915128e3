import { expect, it } from "vitest";
import { localeCodes } from "../../src/config/locales.ts";
import { languageRules } from "./language-rules.ts";

it.each(localeCodes)("the page for missing addresses shows its message in %s when that is its language", (code) =>
  expect(languageRules("notFound")).toContain(`html[lang=${code}] .in-language[lang=${code}]`),
);

it("pages that are a document a language carry none of it", () => expect(languageRules("terms")).toBe(""));
