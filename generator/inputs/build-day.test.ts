import { expect, it } from "vitest";
import { buildDay } from "./build-day.ts";

const now = new Date(2026, 10, 22, 23, 59);

it("is today", () => {
  expect(buildDay({}, now)).toBe("2026-11-22");
  expect(buildDay({ SOURCE_DATE_EPOCH: "" }, now)).toBe("2026-11-22");
});

it("is the day of SOURCE_DATE_EPOCH, by which a build is made again", () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: "0" }, now)).toBe("1970-01-01");
  expect(buildDay({ SOURCE_DATE_EPOCH: "1767225599" }, now)).toBe("2025-12-31");
});

it.each(["today", "-1", "1767225600.5", "999999999999999"])("is not what %j would make of it", (epoch) => {
  expect(() => buildDay({ SOURCE_DATE_EPOCH: epoch }, now)).toThrow(
    `SOURCE_DATE_EPOCH: got "${epoch}", wants whole seconds`,
  );
});
