import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Answer } from "./ask.ts";
import { faultsIn } from "./faults.ts";
import type { Requirement } from "./requirements/requirement.ts";

const requirement: Requirement = {
  what: "a script",
  ask: { path: "/a.js" },
  status: [200],
  elsewhere: [308],
  headers: { "content-encoding": "br", "x-test": undefined },
  headersElsewhere: { "content-encoding": /^(br|gzip)$/ },
  body: { bytes: Buffer.from("whole") },
};
const answer: Answer = { status: 200, headers: { "content-encoding": "gzip" }, body: gzipSync("whole") };
const texts = (got: Partial<Answer>, strict: boolean) =>
  faultsIn({ ...answer, ...got }, requirement, strict).map(({ text }) => text);

it("leaves a host of others its own ways, and one of ours none", () => {
  expect(texts({}, false)).toEqual([]);
  expect(texts({}, true)).toEqual(['content-encoding: got "gzip", wants "br"']);
  expect(texts({ status: 308 }, false)).toEqual([]);
  expect(texts({ status: 308 }, true)).toEqual(["status: got 308, wants 200"]);
  expect(texts({ status: 500 }, false)).toEqual(["status: got 500, wants 200"]);
});

it("names a header that must not be there, a body that cannot be unpacked and one that is another", () => {
  expect(texts({ headers: { "content-encoding": "gzip", "x-test": "1" } }, false)).toEqual([
    'x-test: got "1", wants nothing',
  ]);
  expect(texts({ body: Buffer.from("whole") }, false)).toEqual([
    'the body is not in the coding "gzip" that its header tells',
  ]);
  expect(texts({ body: gzipSync("half") }, false)).toEqual(["the body: got 4 B, wants the 5 B of the built file"]);
});
