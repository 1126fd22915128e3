import { expect, it } from "vitest";
import { composed, fillTemplate, markedPart, partOf } from "./document.ts";

it("fills every place, and names one without a value", () => {
  expect(fillTemplate("{{one}} and {{two}}", { one: "1", two: "2" })).toBe("1 and 2");
  expect(() => fillTemplate("{{three}}", {})).toThrow("{{three}}");
});

it("finds a part again", () => {
  const document = `Before\n${markedPart("real", "| a |\n| b |")}\nAfter`;
  expect(partOf(document, "real")).toBe("| a |\n| b |");
  expect(partOf(document, "bytes")).toBeUndefined();
});

it("takes over what was not measured this time", () => {
  const template = "# Speed\n{{real}}\n{{bytes}}\n{{load}}";
  const names = ["real", "bytes", "load"];
  const first = composed(template, names, { real: "old", bytes: "weight" });
  const second = composed(template, names, { real: "new" }, first);
  expect(partOf(second, "real")).toBe("new");
  expect(partOf(second, "bytes")).toBe("weight");
  expect(partOf(second, "load")).toContain("--only load --write");
});
