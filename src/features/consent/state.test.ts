import { describe, expect, it } from "vitest";
import { consentFrom, consentInForce } from "./state.ts";

describe("what is stored", () => {
  it.each([
    ["accepted", "accepted"],
    ["rejected", "rejected"],
    [undefined, undefined],
    ["", undefined],
    ["true", undefined],
    ["ACCEPTED", undefined],
  ])("%s is read as %s", (stored, choice) => expect(consentFrom(stored)).toBe(choice));
});

describe("what holds when a page is opened", () => {
  it.each([
    [undefined, false, undefined],
    [undefined, true, "rejected"],
    ["accepted", false, "accepted"],
    ["accepted", true, "accepted"],
    ["rejected", false, "rejected"],
    ["rejected", true, "rejected"],
    ["ACCEPTED", false, undefined],
    ["ACCEPTED", true, "rejected"],
  ])("with %s stored and Global Privacy Control %s: %s", (stored, control, choice) =>
    expect(consentInForce(stored, control)).toBe(choice),
  );
});
