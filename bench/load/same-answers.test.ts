import { expect, it } from "vitest";
import { differences } from "./same-answers.ts";

it("names in what two answers differ, among what matters", () => {
  const one = { status: 200, headers: { "cache-control": "immutable", etag: "a" } };
  const other = { status: 404, headers: { "cache-control": "no-store", etag: "b" } };
  expect(differences(one, one, ["cache-control"])).toEqual([]);
  expect(differences(one, other, ["cache-control", "vary"])).toEqual([
    "status 200 and 404",
    "cache-control immutable and no-store",
  ]);
});
