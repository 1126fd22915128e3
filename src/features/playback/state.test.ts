import { expect, it } from "vitest";
import { otherChoice, plays } from "./state.ts";

it.each([
  [undefined, false, true],
  [undefined, true, false],
  ["play", true, true],
  ["pause", false, false],
  ["pause", true, false],
  ["play", false, true],
] as const)("with the choice %s and less motion asked for: %s, playing is %s", (choice, reduced, playing) => {
  expect(plays(choice, reduced)).toBe(playing);
});

it("a click on the control turns round what is shown", () => {
  expect(otherChoice(true)).toBe("pause");
  expect(otherChoice(false)).toBe("play");
});
