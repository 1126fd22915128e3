import { expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "../../server/headers-file.ts";
import { contentSecurityPolicy, headersFile } from "./response-headers.ts";

const inline = { script: "1", styles: ["a{}"] };
const transport = { includeSubDomains: false, preload: false };
const hashed = ["assets/x-1.js"];

const all = { includeSubDomains: true, preload: true };

it.each([
  ["/", "Strict-Transport-Security", "max-age=63072000"],
  ["/", "Strict-Transport-Security", "max-age=63072000; includeSubDomains", { ...all, preload: false }],
  ["/", "Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload", all],
  ["/de", "Cross-Origin-Resource-Policy", "same-site"],
  ["/cards/en/landing.jpg", "Cross-Origin-Resource-Policy", "cross-origin"],
  ["/assets/x-1.js.map", "Cache-Control", "public, max-age=0, must-revalidate"],
])("sends with %s as its %s %s", (path, name, value, security = transport) => {
  const rules = parseHeadersFile(headersFile(inline, security, hashed));
  expect(headersFor(rules, path).get(name)).toBe(value);
});

it("rejects what exceeds the limits of hosts", () => {
  const many = Array.from({ length: 100 }, (_, index) => `assets/x-${index}.js`);
  expect(() => headersFile(inline, transport, many)).toThrow(/^_headers: got 1\d\d rules, expected at most 100/);
  expect(() => headersFile({ ...inline, styles: many }, transport, hashed)).toThrow(
    "_headers: over 2000 characters:   Content-Security-Policy: ",
  );
});

it("allows the services' origins for scripts and connections only", () => {
  const services = [
    ["/statistics/script.js", "https://collect.example.org"],
    ["https://statistics.example.org/one.js", "https://collect.example.org"],
    ["https://statistics.example.org/two.js"],
  ].map(([script = "", ...connects]) => ({ name: script, script, attributes: {}, connects, storage: [] }));
  const closed = contentSecurityPolicy(inline).split("; ");
  const open = contentSecurityPolicy({ ...inline, services }).split("; ");
  expect(open.filter((directive) => !closed.includes(directive))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-\S+ https:\/\/statistics\.example\.org$/),
    "connect-src 'self' https://statistics.example.org https://collect.example.org",
  ]);
});
