import { expect, it } from "vitest";
import { readRange, respond } from "./respond.ts";

const answer = {
  status: 200,
  headers: { etag: '"a"', "content-type": "text/plain" },
  body: Buffer.from("plain text"),
  brotli: Buffer.from("short"),
};
const film = { ...answer, brotli: undefined };

it.each([
  ["bytes=0-", [0, 9]],
  ["bytes=2-4", [2, 4]],
  ["bytes=2-99", [2, 9]],
  ["bytes=-4", undefined],
  ["lines=1-2", undefined],
  [undefined, undefined],
])("of ten bytes, %s asks for %s", (header, range) => expect(readRange(header, 10)).toEqual(range));

it("answers whole, compressed, in part, or not at all", () => {
  expect(respond(answer, "GET", {})).toMatchObject({ status: 200, headers: { "content-length": 10 } });
  expect(respond(answer, "GET", { "accept-encoding": "gzip, br" })).toMatchObject({
    status: 200,
    headers: { "content-encoding": "br", "content-length": 5 },
  });
  const part = respond(film, "GET", { range: "bytes=2-4", "accept-encoding": "br" });
  expect([part.status, part.headers["content-range"], String(part.body)]).toEqual([206, "bytes 2-4/10", "ain"]);
  expect(respond(film, "GET", { range: "bytes=20-" }).status).toBe(416);
  expect(respond(answer, "GET", { "if-none-match": '"a"' })).toMatchObject({ status: 304, body: undefined });
  expect(respond(answer, "HEAD", {}).body).toBeUndefined();
});
