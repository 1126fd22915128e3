import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textsByKey } from "../texts/every-text.ts";
import { formattedJson } from "./format-json.ts";
import type { Texts } from "./texts.ts";
import { withTexts } from "./with-texts.ts";

describe("a language file with other texts", () => {
  const leaf = fc.oneof(fc.string(), fc.integer());
  const key = fc.stringMatching(/^[a-z]{1,4}$/);
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      leaf,
      fc.dictionary(key, tie("node")),
      fc.array(tie("node"), { maxLength: 3 }),
    ),
  })).node;

  it("is the same file, byte for byte, when the texts are its own", () => {
    fc.assert(
      fc.property(fc.dictionary(key, tree), tree, (value, model) => {
        const same = withTexts(value, value, textsByKey(value));
        expect(JSON.stringify(same)).toBe(JSON.stringify(value));
        const beside = withTexts(value, model, new Map());
        expect([...textsByKey(beside)]).toEqual([...textsByKey(value)]);
      }),
    );
  });

  it("keeps order, numbers and what is not among the new texts", () => {
    const value = { b: "1", a: ["x", 2, { z: "3" }] };
    expect(JSON.stringify(withTexts(value, {}, new Map([["a[2].z", "new"]])))).toBe(
      '{"b":"1","a":["x",2,{"z":"new"}]}',
    );
  });

  it("takes a text that it did not have to where English has it", () => {
    const model = { a: "1", b: "2", c: { d: "3" }, e: "4" };
    const texts: Texts = new Map([
      ["b", "new"],
      ["c.d", "newer"],
    ]);
    expect(JSON.stringify(withTexts({ e: "5", a: "6" }, model, texts))).toBe(
      '{"e":"5","a":"6","b":"new","c":{"d":"newer"}}',
    );
  });
});

it("a language file is written as the formatter wants it", () => {
  expect(formattedJson({ a: ["x", "y"], b: { c: 1 } })).toBe('{\n  "a": ["x", "y"],\n  "b": {\n    "c": 1\n  }\n}\n');
});
