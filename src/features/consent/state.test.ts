import { describe, expect, it } from "vitest";
import { consentAfter, consentFrom, consentInForce, initialConsent, remainingDelay } from "./state.ts";

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

describe("the banner", () => {
  it("opens after the delay when nothing is chosen", () => {
    expect(consentAfter(initialConsent, { type: "delayPassed" })).toMatchObject({
      choice: undefined,
      bannerOpen: true,
    });
  });

  it.each(["accepted", "rejected"] as const)("stays closed after the delay when %s is remembered", (choice) => {
    const remembered = consentAfter(initialConsent, { type: "remembered", choice });
    expect(consentAfter(remembered, { type: "delayPassed" }).bannerOpen).toBe(false);
  });

  it.each(["accepted", "rejected"] as const)("closes on %s and keeps it", (choice) => {
    const open = consentAfter(initialConsent, { type: "delayPassed" });
    expect(consentAfter(open, { type: "chosen", choice })).toMatchObject({ choice, bannerOpen: false });
  });

  it("opens again on request, and a new choice replaces the old one", () => {
    const accepted = consentAfter(initialConsent, { type: "chosen", choice: "accepted" });
    const reopened = consentAfter(accepted, { type: "reopened", asked: true });
    expect(reopened).toMatchObject({ choice: "accepted", bannerOpen: true });
    expect(consentAfter(reopened, { type: "chosen", choice: "rejected" })).toMatchObject({
      choice: "rejected",
      bannerOpen: false,
    });
  });

  it("is put away without an answer: what was chosen before holds", () => {
    const reopened = consentAfter({ ...initialConsent, choice: "accepted" }, { type: "reopened", asked: true });
    expect(consentAfter(reopened, { type: "dismissed" })).toMatchObject({ choice: "accepted", bannerOpen: false });
  });

  it("does not open by the delay when the visitor has already answered a reopened banner", () => {
    const answered = consentAfter(consentAfter(initialConsent, { type: "reopened", asked: true }), {
      type: "chosen",
      choice: "rejected",
    });
    expect(consentAfter(answered, { type: "delayPassed" }).bannerOpen).toBe(false);
  });
});

it.each([
  [1000, 0, 1000],
  [1000, 400, 600],
  [1000, 1000, 0],
  [1000, 5000, 0],
  [1000, -300, 1000],
])("of %i ms, %i ms after loading, %i ms remain", (delay, loadedFor, remaining) => {
  expect(remainingDelay(delay, loadedFor)).toBe(remaining);
});
