import { expect, it } from "vitest";
import { requestedPaths } from "./requested-paths.ts";

const files = [
  "/assets/client-abc.js",
  "/assets/client-abc.js.br",
  "/media/en/ranking-still.avif",
  "/media/en/ranking.avif",
  "/media/poster-hero.avif",
];

it("asks for a document, a script and a demo", () => {
  expect(requestedPaths(files)).toEqual(["/", "/assets/client-abc.js", "/media/en/ranking.avif"]);
});

it("says what the build lacks", () => {
  expect(() => requestedPaths([])).toThrow("no script in /assets");
  expect(() => requestedPaths(["/assets/a.js", "/media/poster-hero.avif"])).toThrow("no AVIF demo");
});
