import { expect, it } from "vitest";
import { formattedJson } from "./format-json.ts";
import { withTexts } from "./keyed-texts.ts";

it("a language file keeps order, numbers and what is not among the new texts", () => {
  const value = { b: "1", a: ["x", 2, { z: "3" }] };
  const written = JSON.stringify(withTexts(value, {}, new Map([["a[2].z", "new"]])));
  expect(written).toBe('{"b":"1","a":["x",2,{"z":"new"}]}');
});

it("a language file takes a text that it did not have, to the end of its group", () => {
  const model = { a: "1", b: "2", c: { d: "3" }, e: "4" };
  const texts = { b: "new", "c.d": "newer" };
  const written = JSON.stringify(withTexts({ e: "5", a: "6" }, model, new Map(Object.entries(texts))));
  expect(written).toBe('{"e":"5","a":"6","b":"new","c":{"d":"newer"}}');
});

it("a language file is written as the formatter wants it", () => {
  expect(formattedJson({ a: ["x", "y"], b: { c: 1 } })).toBe('{\n  "a": ["x", "y"],\n  "b": {\n    "c": 1\n  }\n}\n');
});
