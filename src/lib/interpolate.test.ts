import { expect, it } from "vitest";
import { interpolate, placeholdersOf } from "./interpolate.ts";

it.each([
  ["puts values into their places, wherever they stand", "{a} of {b}, {a}", { a: 2, b: 10 }, "2 of 10, 2"],
  ["leaves a placeholder without a value", "© {year} {name}", { year: "2031" }, "© 2031 {name}"],
  ["puts in as they are values that look like patterns", "{name}", { name: "{year} $& $1" }, "{year} $& $1"],
])("%s: %s", (_, text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});

it("names the placeholders of a text", () => {
  expect(placeholdersOf("{from} to {to}")).toEqual(["from", "to"]);
});
