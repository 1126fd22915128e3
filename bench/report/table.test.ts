import { expect, it } from "vitest";
import { kilobytes, median, number, table } from "./table.ts";

it("draws columns of even width, numbers to the right", () => {
  const rows = [
    { name: "ours", bytes: 12_345 },
    { name: "floor", bytes: 900 },
  ];
  expect(
    table(rows, [
      ["page", ({ name }) => name],
      ["kB", ({ bytes }) => kilobytes(bytes)],
    ]),
  ).toBe(["| page  |   kB |", "| ----- | ---: |", "| ours  | 12.3 |", "| floor |  0.9 |"].join("\n"));
});

it("shows what is missing as a dash, and a spread only where there is one", () => {
  expect([number(undefined), number(1.26, 1), number(Number.POSITIVE_INFINITY)]).toEqual(["–", "1.3", "never"]);
  expect(median(undefined)).toBe("–");
  expect(median({ median: 3, least: 3, most: 3, runs: 1 })).toBe("3");
  expect(median({ median: 3.4, least: 1, most: 9.6, runs: 5 })).toBe("3 (1–10)");
});
