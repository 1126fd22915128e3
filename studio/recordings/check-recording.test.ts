import { expect, it } from "vitest";
import { faultsOf } from "./check-recording.ts";

it("takes a recording that is large and long enough", () => {
  expect(faultsOf({ width: 1280, height: 880, duration: 9 })).toEqual([]);
});

it.each([
  [{ width: 640, height: 440, duration: 9 }, "it is 640 × 440 px; wanted are at least 960 px"],
  [{ width: 1280, height: 880, duration: 0.5 }, "it lasts 0.5 s; wanted are at least 2 s"],
  [{ width: 1280, height: 880, duration: 600 }, "it lasts 600 s; wanted are at most 60 s"],
  [{ width: 1280, height: 880, duration: Number.NaN }, "wanted are at least 2 s"],
])("refuses %j and says what is wanted", (facts, fault) => {
  expect(faultsOf(facts).join()).toContain(fault);
});
