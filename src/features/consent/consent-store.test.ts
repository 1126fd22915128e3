import { expect, it } from "vitest";
import { consentInForce } from "./consent-store.ts";

it.each([
  ["accepted", "accepted", "accepted"],
  ["rejected", "rejected", "rejected"],
  [undefined, undefined, "rejected"],
  ["", undefined, "rejected"],
  ["true", undefined, "rejected"],
  ["ACCEPTED", undefined, "rejected"],
])("with %s stored %s holds, and %s where Global Privacy Control is on", (stored, choice, controlled) => {
  expect(consentInForce(stored, false)).toBe(choice);
  expect(consentInForce(stored, true)).toBe(controlled);
});
