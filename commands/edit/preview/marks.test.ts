import { expect, it } from "vitest";
import { cutAtMarks, marked, unmarked, withPlainMarks } from "./marks.ts";

it("marks say which text a piece belongs to, also where one text stands in another", () => {
  const content = `a ${marked("get {what} now", 0).replace("{what}", marked("Rules", 1))} z`;
  const open: number[] = [];
  expect(cutAtMarks(content, open).map(({ text, numbers }) => [text, numbers])).toEqual([
    ["a ", []],
    ["get ", [0]],
    ["Rules", [0, 1]],
    [" now", [0]],
    [" z", []],
  ]);
  expect(open).toEqual([]);
});

it("a text that goes on elsewhere stays open", () => {
  const [before = "", after = ""] = marked("© {year} Aulia", 7).split("{year}");
  const open: number[] = [];
  cutAtMarks(before, open);
  expect(open).toEqual([7]);
  cutAtMarks(after, open);
  expect(open).toEqual([]);
});

it("nothing of them is left, and a text that has such characters of its own does not forge them", () => {
  expect(unmarked(marked("Größe 😀", 65_533))).toBe("Größe 😀");
  expect(unmarked(marked(marked("x", 3), 4))).toBe("x");
  expect(cutAtMarks(marked(marked("x", 3), 4), []).some(({ numbers }) => numbers.includes(3))).toBe(false);
  expect(() => marked("x", 65_534)).toThrow(RangeError);
});

it("in an address they are found in percents, and nothing else is undone", () => {
  expect(withPlainMarks(encodeURIComponent(marked("a b", 2)))).toBe(marked("a%20b", 2));
  expect(withPlainMarks("%F0%9F%98%80%C3%BC")).toBe("%F0%9F%98%80%C3%BC");
});
