import { expect, it } from "vitest";
import { interpolate, placeholdersOf } from "./interpolate.ts";

it.each([
  ["replaces placeholders, also repeated ones", "{a} of {b}, {a}", { a: 2, b: 10 }, "2 of 10, 2"],
  ["keeps a placeholder without a value", "© {year} {name}", { year: "2031" }, "© 2031 {name}"],
  ["inserts values that look like patterns as they are", "{name}", { name: "{year} $& $1" }, "{year} $& $1"],
])("%s: %s", (_, text, values, expected) => {
  expect(interpolate(text, values)).toBe(expected);
});

it("lists the placeholders of a text", () => {
  expect(placeholdersOf("{from} to {to}")).toEqual(["from", "to"]);
});
