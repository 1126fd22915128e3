import { expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

it.each([
  ["", "", 0],
  ["name", "name", 0],
  ["nam", "name", 1],
  ["name", "nome", 1],
  ["naem", "name", 2],
  ["", "name", 4],
  ["kitten", "sitting", 3],
])("counts the letters between %j and %j", (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

it("names the word that was meant, and none when nothing is like it", () => {
  expect(nearest("SHPO", ["NAME", "SHOP"])).toBe("SHOP");
  expect(nearest("COLOUR", ["NAME", "SHOP"])).toBeUndefined();
  expect(nearest("NAME", [])).toBeUndefined();
});
