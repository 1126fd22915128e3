import { expect, it } from "vitest";
import { formatJson } from "./format-json.ts";

it("formats JSON as the linter expects", () => {
  expect(formatJson({ a: ["x", "y"], b: { c: 1 } })).toBe('{\n  "a": ["x", "y"],\n  "b": {\n    "c": 1\n  }\n}\n');
});
