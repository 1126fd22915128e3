import { expect, it } from "vitest";
import { soleRange } from "./byte-range.ts";

const many = "9".repeat(400);

it.each([
  ["bytes=0-0", 10, "bytes=0-0"],
  ["BYTES=3-", 10, "bytes=3-"],
  ["bytes=\t3-4 ", 10, "bytes=3-4"],
  [`bytes=3-${many}`, 10, `bytes=3-${many}`],
  ["bytes=-4", 10, "bytes=6-"],
  ["bytes=-11", 10, "bytes=0-"],
  [`bytes=-${many}`, 10, "bytes=0-"],
])("%s of %i B is %s", (range, size, wanted) => {
  expect(soleRange(range, size)).toBe(wanted);
});

it.each(["bytes=10-", "bytes=10-12", "bytes=-0", `bytes=${many}-`, `bytes=${many}-${many}`])(
  "%s of 10 B is past the end",
  (range) => {
    expect(soleRange(range, 10)).toBe("bytes=10-");
  },
);

it.each([
  undefined,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=5-2",
  "bytes=1-2,4-5",
  "bytes=1-2,",
  "lines=1-2",
  "bytes=1",
])("%j is the whole", (range) => {
  expect(soleRange(range, 10)).toBeUndefined();
});

it("an empty file has an end and no bytes", () => {
  expect(soleRange("bytes=-5", 0)).toBeUndefined();
  expect(soleRange("bytes=-0", 0)).toBe("bytes=0-");
  expect(soleRange("bytes=0-", 0)).toBe("bytes=0-");
});
