import { expect, it } from "vitest";
import { parseHeadersFile } from "./headers-file.ts";

it.each([
  ["  X-Early: 1", '_headers: got "  X-Early: 1", expected a path'],
  ["/*\n  X Space: 1", "X Space"],
  ["/*\n  Colonless", "Header name"],
  ["/*\n  X: \u0001", "Invalid character"],
  ["https://a.example/*\n  X: 1", "expected a path"],
  ["/*/b\n  X: 1", "expected a path, or a prefix that ends with *"],
])("rejects %j", (text, fault) => expect(() => parseHeadersFile(text)).toThrow(fault));
