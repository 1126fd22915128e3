import { expect, it } from "vitest";
import { nextKey } from "./show-chosen.ts";
import { stepFrom } from "./step.ts";
import { whereIs } from "./where.ts";

it("counts a list's texts together, and names those pages first on which they are seen", () => {
  const items = ["a[0]", "a[1]"].map((key) => ({ key, placeholders: [] }));
  const places = { "a[0]": { landing: { spoken: 2 }, terms: { seen: 1 } }, "a[1]": { terms: { seen: 1, label: 1 } } };
  const found = whereIs({ key: "a", purpose: "", isList: true, items }, places);
  expect(found.map(({ page, count, kinds }) => [page, count, [...kinds]])).toEqual([
    ["terms", 3, ["seen", "label"]],
    ["landing", 2, ["spoken"]],
  ]);
});

it.each([
  ["ArrowDown", 0, "b"],
  ["ArrowDown", 2, "c"],
  ["ArrowUp", 0, "a"],
  ["End", 0, "c"],
  ["Home", 2, "a"],
  ["ArrowDown", -1, "a"],
  ["ArrowUp", -1, "a"],
  ["x", 0, undefined],
])("%s from %i leads to %s", (key, at, to) => expect(stepFrom(["a", "b", "c"], at, key)).toBe(to));

it("each click where several texts stand chooses the next of them", () => {
  expect(nextKey(["a", "b"], ["z"])).toBe("a");
  expect(nextKey(["a", "b"], ["a"])).toBe("b");
  expect(nextKey(["a", "b"], ["b"])).toBe("a");
  expect(nextKey([], ["a"])).toBe(undefined);
});
