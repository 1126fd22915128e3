import { expect, it } from "vitest";
import { readStat } from "./process-use.ts";

it("reads parent and processor time, whatever the program is called", () => {
  const line = "42 (a (b) c) S 7 42 42 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 1 0 100";
  expect(readStat(line)).toEqual({ parent: 7, seconds: 2 });
});
