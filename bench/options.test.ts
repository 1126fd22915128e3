import { expect, it } from "vitest";
import { localeCodes } from "../src/config/locales.ts";
import { pageKeys } from "../src/config/pages.ts";
import { readOptions } from "./options.ts";
import { pagesNamed, sitePages } from "./site-pages.ts";

it("measures all that is about speed, but for memory, when nothing is named", () => {
  const options = readOptions([]);
  expect(options.modes).toEqual(["bytes", "real", "parts", "lighthouse", "load"]);
  expect(options).toMatchObject({ runs: 5, pages: undefined, presets: ["mobile", "desktop"], write: false });
});

it("takes what is named", () => {
  const options = readOptions(["--only", "memory,load", "--minutes", "2", "--pages", "/de", "--preset", "mobile"]);
  expect(options).toMatchObject({ modes: ["memory", "load"], minutes: 2, presets: ["mobile"] });
  expect(options.pages?.map(({ path }) => path)).toEqual(["/de"]);
});

it.each([
  [["--only", "fast"], '--only: got "fast"'],
  [["--runs", "0"], '--runs: got "0"'],
  [["--runs", "many"], '--runs: got "many"'],
  [["--pages", "/xx"], '--pages: no page is "/xx"'],
  [["--quick"], "--quick"],
])("%s is refused by name", (parameters, message) => {
  expect(() => readOptions(parameters)).toThrow(message);
});

it("knows every page in every language", () => {
  expect(sitePages).toHaveLength(localeCodes.length * pageKeys.length);
  expect(pagesNamed("all")).toEqual(sitePages);
  expect(pagesNamed("landing,/")).toHaveLength(localeCodes.length);
  expect(pagesNamed("/terms")).toEqual([{ page: "terms", locale: "en", path: "/terms" }]);
});
