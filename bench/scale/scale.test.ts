import { expect, it } from "vitest";
import { dayOf, linesFor, originDay } from "./arithmetic.ts";
import { addressOfFile, fileClasses, keptFor } from "./file-classes.ts";

const first = { bytes: 1_000_000, requests: 30 };
const repeat = { bytes: 200, requests: 1 };

it("adds up a day of first and repeated visits, and its busiest hour", () => {
  expect(dayOf(36_000, first, repeat, 0)).toEqual({
    bytes: 36e9,
    requests: 1_080_000,
    requestsPerSecond: 30,
    bitsPerSecond: 8e6,
  });
  expect(dayOf(1000, first, repeat, 0.5)).toMatchObject({ bytes: 500_100_000, requests: 15_500 });
});

it.each([
  [0.5e9, 1],
  [0.71e9, 2],
  [1.5e9, 3],
])("%d bits a second need %d lines of a gigabit", (bits, lines) => expect(linesFor(bits, 1e9)).toBe(lines));

it.each([
  ["/index.html", "/"],
  ["/de/terms.html", "/de/terms"],
  ["/assets/a.js", "/assets/a.js"],
  ["/assets/a.js.br", undefined],
  ["/404.html", undefined],
  ["/_headers", undefined],
])("%s answers at %s", (file, path) => expect(addressOfFile(file)).toBe(path));

it("groups files by how long they may be kept", () => {
  const rules = [
    { path: "/d*", changes: [{ name: "Cache-Control", value: "public, max-age=0, must-revalidate" }] },
    { path: "/media/*", changes: [{ name: "Cache-Control", value: "public, max-age=86400" }] },
  ];
  const files = [
    { path: "/de", bytes: 10 },
    { path: "/media/a.avif", bytes: 70 },
    { path: "/media/b.avif", bytes: 30 },
  ];
  const classes = fileClasses(files, rules);
  expect(classes).toEqual([
    { keeping: "public, max-age=86400", files: 2, bytes: 100 },
    { keeping: "public, max-age=0, must-revalidate", files: 1, bytes: 10 },
  ]);
  expect(classes.map(({ keeping }) => keptFor(keeping))).toEqual([86_400, 0]);
  expect(originDay(classes, 10)).toEqual({ bytes: 1000, requests: 20 });
});
