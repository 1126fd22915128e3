import { expect, it } from "vitest";
import { keptTheme, startsDark } from "./state.ts";

it.each([
  [undefined, false],
  ["light", false],
  ["dark", true],
  ["Dark", false],
  ["", false],
])("with %s kept, starting dark is %s", (stored, dark) => expect(startsDark(stored)).toBe(dark));

it("keeps what a toggle has made of the page, so that the next page view starts with it", () => {
  expect(startsDark(keptTheme(true))).toBe(true);
  expect(startsDark(keptTheme(false))).toBe(false);
});
