import { expect, it } from "vitest";
import { formatJson } from "./format-json.ts";
import { withTexts } from "./keyed-texts.ts";

it("keeps order, numbers and texts that are not replaced", () => {
  const value = { b: "1", a: ["x", 2, { z: "3" }] };
  const result = JSON.stringify(withTexts(value, {}, new Map([["a[2].z", "new"]])));
  expect(result).toBe('{"b":"1","a":["x",2,{"z":"new"}]}');
});

it("adds a missing text at the end of its group", () => {
  const model = { a: "1", b: "2", c: { d: "3" }, e: "4" };
  const texts = { b: "new", "c.d": "newer" };
  const result = JSON.stringify(withTexts({ e: "5", a: "6" }, model, new Map(Object.entries(texts))));
  expect(result).toBe('{"e":"5","a":"6","b":"new","c":{"d":"newer"}}');
});

it("formats JSON as the linter expects", () => {
  expect(formatJson({ a: ["x", "y"], b: { c: 1 } })).toBe('{\n  "a": ["x", "y"],\n  "b": {\n    "c": 1\n  }\n}\n');
});
