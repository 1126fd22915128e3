import { expect, it } from "vitest";
import { fill, placeholdersOf } from "./fill.ts";

it("puts values into their places, wherever and however often they stand", () => {
  expect(fill("{position} of {total}, {position}", { position: 2, total: 10 })).toBe("2 of 10, 2");
});

it("leaves a placeholder without a value as it is", () => {
  expect(fill("© {year} {name}", { year: "2031" })).toBe("© 2031 {name}");
});

it("puts in values that look like placeholders or patterns as they are", () => {
  expect(fill("{name}", { name: "{year} $& $1" })).toBe("{year} $& $1");
});

it("names the placeholders of a text", () => {
  expect(placeholdersOf("{from} to {to}")).toEqual(["from", "to"]);
  expect(placeholdersOf("none")).toEqual([]);
});
