import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { readJson } from "./read-json.ts";

const read = (content: string | Uint8Array) => readJson(join(temporaryFolder({ "a.json": content }), "a.json"));

it("reads UTF-8 with and without a byte order mark, and joins letters with their accents", () => {
  expect([read('\uFEFF{"a":1}'), read('{"a":["Ubersicht", "U\u0308bersicht"]}')]).toEqual([
    { a: 1 },
    { a: ["Ubersicht", "\u00dcbersicht"] },
  ]);
});

it.each([
  ["Windows-1252", Buffer.from('{"a":"\u00dcbersicht"}', "latin1"), "it is not UTF-8; save it in this encoding"],
  ["UTF-16", Buffer.from('\uFEFF{"a":"x"}', "utf16le"), "it is not UTF-8"],
  ["no JSON", "a,b", "it is not valid JSON (Unexpected token"],
])("refuses %s", (_what, content, fault) => expect(() => read(content)).toThrow(fault));
