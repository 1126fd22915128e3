import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asked, ask as askPort } from "./testing/raw-client.ts";
import { changedAt, sampleFiles } from "./testing/sample-folder.ts";
import { type SampleServer, serveSample } from "./testing/sample-server.ts";

let site: SampleServer;
const ask = (asked: Asked) => askPort(site.port, asked);

beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.close());

const path = "/media/film.webm";
const film = sampleFiles["media/film.webm"];
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe("a part of a file", () => {
  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, 3999],
    ["bytes=3999-3999", 3999, 3999],
    ["bytes=-3", 3997, 3999],
    ["bytes=-4000", 0, 3999],
    ["bytes=-999999", 0, 3999],
    [`bytes=-${"9".repeat(400)}`, 0, 3999],
    ["bytes=3990-999999", 3990, 3999],
    [`bytes=0-${"9".repeat(400)}`, 0, 3999],
    ["Bytes=1-2", 1, 2],
    ["bytes= 1-2 ", 1, 2],
  ])("%s is sent alone", async (range, first, last) => {
    const { status, headers, body } = await ask({ path, headers: { Range: range } });
    expect([status, headers["content-range"]]).toEqual([206, `bytes ${first}-${last}/4000`]);
    expect(body.toString()).toBe(film.slice(first, last + 1));
  });

  it.each(["bytes=4000-", "bytes=4000-4001", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
    "%s cannot be had, and the length is told",
    async (range) => {
      const { status, headers, body } = await ask({ path, headers: { Range: range } });
      expect([status, headers["content-range"]]).toEqual([416, "bytes */4000"]);
      expect(body.toString()).not.toContain(film.slice(0, 10));
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    },
  );

  it.each([
    "bytes=5-2",
    "bytes=",
    "bytes=-",
    "bytes",
    "bytes=a-b",
    "bytes=1-2-3",
    "bytes=--1",
    "bytes=1.5-2",
    "bytes=0x1-2",
    "pages=1-2",
    "bytes=0-1,5-6",
    "bytes=0-1,",
    "",
  ])("%j is passed over: the whole file is sent", async (range) => {
    const { status, headers, body } = await ask({ path, headers: { Range: range } });
    expect([status, headers["content-range"], body.toString()]).toEqual([200, undefined, film]);
  });

  it("is for GET alone", async () => {
    const { status, headers } = await ask({ path, method: "HEAD", headers: { Range: "bytes=0-1" } });
    expect([status, headers["content-length"]]).toEqual([200, "4000"]);
  });

  it("of an empty file cannot be had", async () => {
    const empty = "/media/empty.bin";
    const { status, headers } = await ask({ path: empty, headers: { Range: "bytes=0-" } });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */0"]);
    expect((await ask({ path: empty, headers: { Range: "bytes=-5" } })).status).toBe(200);
  });

  it("is one of the file itself, not of its packed form", async () => {
    const { status, headers, body } = await ask({
      path: "/assets/app-1.js",
      headers: { Range: "bytes=0-5", "Accept-Encoding": "br, gzip" },
    });
    expect([status, headers["content-encoding"], body.toString()]).toEqual([206, undefined, "export"]);
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it("is sent only if the file is still the one that the client has a part of", async () => {
    const { headers: shown } = await ask({ path });
    const etag = String(shown.etag);
    expect(etag).toMatch(/^"/);
    const cases: [string, number][] = [
      [etag, 206],
      [`W/${etag}`, 200],
      ['"other"', 200],
      [`"x", ${etag}`, 200],
      [changedAt.toUTCString(), 206],
      ["Sun, 01 Mar 2026 11:59:59 GMT", 200],
      ["Sun, 01 Mar 2026 12:00:01 GMT", 200],
      ["yesterday", 200],
    ];
    for (const [condition, wanted] of cases) {
      const { status } = await ask({ path, headers: { Range: "bytes=0-1", "If-Range": condition } });
      expect(status, condition).toBe(wanted);
    }
  });
});

describe.each(["/", "/de", path, "/assets/app-1.js", "/media/empty.bin"])("a condition on %s", (asked) => {
  const statusFor = async (headers: Record<string, string>, method = "GET") => {
    const answer = await ask({ path: asked, method, headers });
    if (answer.status !== 200) expect(answer.headers["content-encoding"]).toBeUndefined();
    if (answer.status === 304) {
      expect(answer.body).toHaveLength(0);
      for (const name of ["etag", "cache-control", "last-modified"]) expect(answer.headers).toHaveProperty(name);
      expect(answer.headers).not.toHaveProperty("content-length");
    }
    return answer.status;
  };
  const tagOf = async () => String((await ask({ path: asked })).headers.etag);

  it("If-None-Match compares weakly, in lists and with *", async () => {
    const etag = await tagOf();
    for (const method of ["GET", "HEAD"]) {
      for (const same of [etag, `W/${etag}`, `"a,b", ${etag}`, `${etag},"c"`, "*", ` ${etag} `]) {
        expect(await statusFor({ "If-None-Match": same }, method), same).toBe(304);
      }
      for (const other of ['"other"', 'W/"other"', etag.slice(1, -1), `"x${etag.slice(1)}`, "", ","]) {
        expect(await statusFor({ "If-None-Match": other }, method), other).toBe(200);
      }
    }
  });

  it("If-Modified-Since counts only where no tag is given and the date is one", async () => {
    const future = "Sun, 01 Mar 2037 12:00:00 GMT";
    expect(await statusFor({ "If-Modified-Since": changedAt.toUTCString() })).toBe(304);
    expect(await statusFor({ "If-Modified-Since": future })).toBe(304);
    expect(await statusFor({ "If-Modified-Since": "Sunday, 01-Mar-26 12:00:00 GMT" })).toBe(304);
    expect(await statusFor({ "If-Modified-Since": "Sun Mar  1 12:00:00 2026" })).toBe(304);
    expect(await statusFor({ "If-Modified-Since": "Sun, 01 Mar 2026 11:59:59 GMT" })).toBe(200);
    expect(await statusFor({ "If-Modified-Since": "2037" })).toBe(200);
    expect(await statusFor({ "If-Modified-Since": "soon" })).toBe(200);
    expect(await statusFor({ "If-Modified-Since": future, "If-None-Match": '"other"' })).toBe(200);
  });

  it("If-Match compares strongly, and If-Unmodified-Since counts only without it", async () => {
    const etag = await tagOf();
    const past = "Sun, 01 Mar 2026 11:59:59 GMT";
    for (const same of [etag, `"x", ${etag}`, "*"]) expect(await statusFor({ "If-Match": same }), same).toBe(200);
    for (const other of ['"x"', `W/${etag}`]) expect(await statusFor({ "If-Match": other }), other).toBe(412);
    expect(await statusFor({ "If-Unmodified-Since": changedAt.toUTCString() })).toBe(200);
    expect(await statusFor({ "If-Unmodified-Since": past })).toBe(412);
    expect(await statusFor({ "If-Unmodified-Since": "then" })).toBe(200);
    expect(await statusFor({ "If-Unmodified-Since": past, "If-Match": etag })).toBe(200);
    expect(await statusFor({ "If-Match": '"x"', "If-None-Match": etag })).toBe(412);
  });

  it("holds for the form that the client would get", async () => {
    const headers = { "Accept-Encoding": "br" };
    const packed = await ask({ path: asked, headers });
    if (!packed.headers["content-encoding"]) return;
    expect(packed.headers.etag).not.toBe(await tagOf());
    expect(await statusFor({ ...headers, "If-None-Match": String(packed.headers.etag) })).toBe(304);
    expect(await statusFor({ ...headers, "If-None-Match": await tagOf() })).toBe(200);
  });
});

describe.each(["/", "/nothing", "/assets/app-1.js"])("the packing of %s", (asked) => {
  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["gzip;q=0.5, br;q=0.6", "br"],
    ["br;q=0", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["br; q=0.000, gzip ; q=0.5", "gzip"],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["identity, gzip;q=0.5", undefined],
    ["identity;q=0, gzip", "gzip"],
    ["gzip;q=0.5", "gzip"],
    ["deflate", undefined],
    ["gzip;q=none", undefined],
    ["", undefined],
    [",,;;q==", undefined],
  ] as const)("for %j is %s", async (accepted, wanted) => {
    const plain = await ask({ path: asked });
    expect(plain.headers.vary).toBe("Accept-Encoding");
    const { headers, status, body } = await ask({ path: asked, headers: { "Accept-Encoding": accepted } });
    expect([status, headers["content-encoding"]]).toEqual([plain.status, wanted]);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe(plain.headers["content-type"]);
    expect((wanted ? unpack[wanted](body) : body).equals(plain.body)).toBe(true);
  });

  it("is the file itself for a client that accepts nothing that there is", async () => {
    const { headers, body } = await ask({ path: asked, headers: { "Accept-Encoding": "identity;q=0" } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.length).toBeGreaterThan(0);
  });
});

it("says nothing of packing where there is but one form", async () => {
  for (const asked of [path, "/de"]) expect((await ask({ path: asked })).headers.vary, asked).toBeUndefined();
});
