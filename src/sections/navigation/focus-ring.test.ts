import { expect, it } from "vitest";
import { wrappedStop } from "./focus-ring.ts";

const stops = ["close", "home", "client"];

it.each([
  ["client", false, "close"],
  ["close", true, "client"],
  ["outside", false, "close"],
  ["outside", true, "client"],
  [null, false, "close"],
  ["home", false, undefined],
  ["home", true, undefined],
])("from %s, backwards %s, focus goes to %s", (current, backwards, next) => {
  expect(wrappedStop(stops, current, backwards)).toBe(next);
});

it("knows no stop where there is none", () => expect(wrappedStop([], null, false)).toBeUndefined());
