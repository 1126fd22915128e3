import { expect, it } from "vitest";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { headersFor } from "./header-rules.ts";

it("names headers as HTTP/2 does", () => {
  const rules = parseHeadersFile("/*\n  X-Frame-Options: DENY\n  Link: <https://a.example>; rel=x\n");
  expect(headersFor(rules, "/de")).toEqual({ "x-frame-options": "DENY", link: "<https://a.example>; rel=x" });
});
