import { expect, it } from "vitest";
import { startsDark, storedTheme } from "./state.ts";

it.each([
  [undefined, false],
  ["light", false],
  ["dark", true],
  ["Dark", false],
  ["", false],
])("with %s stored, starting dark is %s", (stored, dark) => expect(startsDark(stored)).toBe(dark));

it("stores what a toggle has made of the page, so that the next page view starts with it", () => {
  expect(startsDark(storedTheme(true))).toBe(true);
  expect(startsDark(storedTheme(false))).toBe(false);
});
