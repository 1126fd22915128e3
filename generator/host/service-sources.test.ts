import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";
import { serviceSources } from "./service-sources.ts";

const service = (script: string, ...connects: string[]) => ({
  name: script,
  script,
  attributes: {},
  connects,
  storage: [],
});

it("names each origin once, and none for what this site has itself", () => {
  expect(
    serviceSources([
      service("/statistics/script.js", "https://collect.example.org"),
      service("https://statistics.example.org/one.js", "https://collect.example.org"),
      service("https://statistics.example.org/two.js"),
    ]),
  ).toEqual({
    scripts: ["https://statistics.example.org"],
    connections: ["https://statistics.example.org", "https://collect.example.org"],
  });
});

it("opens the policy to these origins for scripts and connections, and for nothing else", () => {
  const services = [service("https://statistics.example.org/script.js", "https://collect.example.org")];
  const inline = { scripts: ["1"], styles: ["a{}"] };
  const closed = contentSecurityPolicy(inline).split("; ");
  const open = contentSecurityPolicy({ ...inline, services }).split("; ");
  expect(open.filter((directive) => !closed.includes(directive))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-\S+ https:\/\/statistics\.example\.org$/),
    "connect-src 'self' https://statistics.example.org https://collect.example.org",
  ]);
});
