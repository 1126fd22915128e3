import { expect, it } from "vitest";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { nginxConfig } from "./nginx-config.ts";

const setting = {
  folder: "/site",
  state: "/state",
  port: 8080,
  brotliModule: "/modules/brotli.so",
  asRoot: false,
};
const config = (headers: string) => nginxConfig({ ...setting, rules: parseHeadersFile(headers) });

/** The lines of one place, from its brace to the next. */
function place(text: string, name: string): string[] {
  const [, block = ""] = text.split(`location ${name} {`);
  return (block.split("}")[0] ?? "").trim().split(/\s*\n\s*/);
}

it("gives every place the headers of all its rules", () => {
  const text = config(`/*
  X-Frame-Options: DENY
  Cache-Control: max-age=0

/assets/*
  ! Cache-Control
  Cache-Control: immutable

/favicon.ico
  Content-Type: image/x-icon
`);
  expect(place(text, "/")).toEqual([
    'add_header x-frame-options "DENY" always;',
    'add_header cache-control "max-age=0" always;',
    "try_files $uri $uri.html =404;",
  ]);
  expect(place(text, "/assets/")).toEqual([
    'add_header x-frame-options "DENY" always;',
    'add_header cache-control "immutable" always;',
    "try_files $uri =404;",
  ]);
  expect(place(text, "= /")).toContain("try_files /index.html =404;");
  expect(place(text, "= /favicon.ico")).not.toContain('add_header content-type "image/x-icon" always;');
});

it("keeps quotes in a header, and refuses what nginx would replace", () => {
  expect(config(`/*\n  X-Test: say "a"`)).toContain('add_header x-test "say \\"a\\"" always;');
  expect(() => config("/*\n  X-Test: $host")).toThrow('"$"');
});
