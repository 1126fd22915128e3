import { rmSync, truncateSync } from "node:fs";
import { type FileHandle, open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Asked, ask as askPort, begin, exchange, headOf, lasting, open } from "./testing/client.ts";
import { changedAt, checkedCache, large, type Sample, sampleFiles, serveSample } from "./testing/sample.ts";

let site: Sample;
const ask = (asked: Asked) => askPort(site.port, asked);

beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.close());

const path = "/media/film.webm";
const film = sampleFiles["media/film.webm"];
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
const many = "9".repeat(400);
const text = "text/plain; charset=utf-8";

describe("a part of a file", () => {
  it.each<[first: number, last: number, asked: string[]]>([
    [0, 0, ["bytes=0-0"]],
    [0, 3999, ["bytes=0-", "bytes=-4000", "bytes=-4001", `bytes=-${many}`, `bytes=0-${many}`]],
    [3997, 3999, ["bytes=3997-", "bytes=-3", "bytes=3997-999999", "bytes=3997-3999"]],
    [1, 2, ["bytes=1-2", "Bytes=1-2", "bytes= 1-2 ", "bytes=\t1-2"]],
  ])("from %i to %i is sent alone for %j", async (first, last, asked) => {
    for (const Range of asked) {
      const { status, headers, body } = await ask({ path, headers: { Range } });
      expect([status, headers["content-range"]], Range).toEqual([206, `bytes ${first}-${last}/4000`]);
      expect(body.toString()).toBe(film.slice(first, last + 1));
    }
  });

  it.each(["bytes=4000-", "bytes=4000-4001", "bytes=-0", `bytes=${many}-`, `bytes=${many}-${many}`])(
    "%s cannot be had, and the length is told",
    async (Range) => {
      const { status, headers, body } = await ask({ path, headers: { Range } });
      expect([status, headers["content-range"], headers["content-type"]]).toEqual([416, "bytes */4000", text]);
      expect(body.toString()).not.toContain(film.slice(0, 10));
    },
  );

  it.each([
    ...["", "bytes", "bytes=", "bytes=-", "bytes=1", "bytes=5-2", "bytes=a-b", "bytes=1-2-3", "bytes=--1"],
    ...["bytes=1.5-2", "bytes=0x1-2", "pages=1-2", "bytes=0-1,5-6", "bytes=0-1,"],
  ])("%j is passed over: the whole file is sent", async (Range) => {
    const { status, headers, body } = await ask({ path, headers: { Range } });
    expect([status, headers["content-range"], body.toString()]).toEqual([200, undefined, film]);
  });

  it("is for GET alone", async () => {
    const { status, headers } = await ask({ path, method: "HEAD", headers: { Range: "bytes=0-1" } });
    expect([status, headers["content-length"]]).toEqual([200, "4000"]);
  });

  it.each([
    ["bytes=0-", 416],
    ["bytes=-0", 416],
    ["bytes=-5", 200],
  ])("%s of an empty file is answered %i", async (Range, status) => {
    expect((await ask({ path: "/media/empty.bin", headers: { Range } })).status).toBe(status);
  });

  it("is one of the file itself, not of its packed form", async () => {
    const asked = { Range: "bytes=0-5", "Accept-Encoding": "br, gzip" };
    const { status, headers, body } = await ask({ path: "/assets/app-1.js", headers: asked });
    expect([status, headers["content-encoding"], body.toString()]).toEqual([206, undefined, "export"]);
    expect(headers.vary).toBe("Accept-Encoding");
  });

  it.each<[string, number]>([
    ["TAG", 206],
    ["W/TAG", 200],
    ['"other"', 200],
    ['"x", TAG', 200],
    [changedAt.toUTCString(), 206],
    ["Sun, 01 Mar 2026 11:59:59 GMT", 200],
    ["Sun, 01 Mar 2026 12:00:01 GMT", 200],
    ["yesterday", 200],
  ])("is answered, if the file is still %s, with %i", async (condition, status) => {
    const tag = String((await ask({ path })).headers.etag);
    const headers = { Range: "bytes=0-1", "If-Range": condition.replace("TAG", tag) };
    expect((await ask({ path, headers })).status).toBe(status);
  });
});

const [past, future] = ["Sun, 01 Mar 2026 11:59:59 GMT", "Sun, 01 Mar 2037 12:00:00 GMT"];

const each = (name: string, status: number, values: string[]) =>
  values.map((value): [Record<string, string>, number] => [{ [name]: value }, status]);

/** Conditions, in which `TAG` stands for the resource's own, and what they are answered with. */
const conditions: [Record<string, string>, number][] = [
  ...each("If-None-Match", 304, ["TAG", "W/TAG", '"a,b", TAG', 'TAG,"c"', "*", " TAG "]),
  ...each("If-None-Match", 200, ['"other"', 'W/"other"', "bare", '"xTAG', "", ","]),
  ...each("If-Modified-Since", 304, [changedAt.toUTCString(), future]),
  ...each("If-Modified-Since", 304, ["Sunday, 01-Mar-26 12:00:00 GMT", "Sun Mar  1 12:00:00 2026"]),
  ...each("If-Modified-Since", 200, [past, "2037", "soon"]),
  [{ "If-Modified-Since": future, "If-None-Match": '"other"' }, 200],
  ...each("If-Match", 200, ["TAG", '"x", TAG', "*"]),
  ...each("If-Match", 412, ['"x"', "W/TAG"]),
  ...each("If-Unmodified-Since", 200, [changedAt.toUTCString(), "then"]),
  ...each("If-Unmodified-Since", 412, [past]),
  [{ "If-Unmodified-Since": past, "If-Match": "TAG" }, 200],
  [{ "If-Match": '"x"', "If-None-Match": "TAG" }, 412],
];

describe.each(["/", "/de", path, "/assets/app-1.js", "/media/empty.bin"])("on %s", (asked) => {
  const tagOf = async (headers = {}) => String((await ask({ path: asked, headers })).headers.etag);

  it.each(conditions)("the condition %j is answered %i", async (condition, status) => {
    const tag = await tagOf();
    expect(tag).toMatch(/^"[^"]+"$/);
    const headers = Object.fromEntries(
      Object.entries(condition).map(([name, value]) => [name, value.replace("TAG", tag)]),
    );
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask({ path: asked, method, headers });
      expect(answer.status, method).toBe(status);
      if (status !== 200) expect(answer.headers["content-encoding"]).toBeUndefined();
      if (status !== 304) continue;
      expect(answer.body).toHaveLength(0);
      for (const name of ["etag", "cache-control", "last-modified"]) expect(answer.headers).toHaveProperty(name);
      for (const name of ["content-length", "content-type"]) expect(answer.headers).not.toHaveProperty(name);
    }
  });
});

describe.each(["/", "/assets/app-1.js"])("a condition on a packed %s", (asked) => {
  it("holds for the form that the client would get", async () => {
    const headers = { "Accept-Encoding": "br" };
    const [plain, packed] = [await ask({ path: asked }), await ask({ path: asked, headers })];
    const statusWith = async (tag: unknown) =>
      (await ask({ path: asked, headers: { ...headers, "If-None-Match": String(tag) } })).status;
    expect(await statusWith(packed.headers.etag)).toBe(304);
    expect(await statusWith(plain.headers.etag)).toBe(200);
  });
});

describe.each(["/", "/nothing", "/assets/app-1.js"])("the packing of %s", (asked) => {
  it.each<["br" | "gzip" | undefined, string[]]>([
    ["br", ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=0.6", "*"]],
    ["gzip", ["gzip", "GZIP", "gzip;q=1, br;q=0.5", "br; q=0.000, gzip ; q=0.5", "*, br;q=0", "gzip;q=0.5"]],
    ["gzip", ["identity;q=0, gzip"]],
    [undefined, ["", "br;q=0", "br;q=0, gzip;q=0", "*;q=0", "identity", "identity, gzip;q=0.5", "identity;q=0"]],
    [undefined, ["deflate", "gzip;q=none", ",,;;q=="]],
  ])("is %s for %j", async (coding, accepted) => {
    const plain = await ask({ path: asked });
    for (const accept of accepted) {
      const { headers, status, body } = await ask({ path: asked, headers: { "Accept-Encoding": accept } });
      expect([status, headers["content-encoding"]], accept).toEqual([plain.status, coding]);
      for (const shown of [plain.headers, headers]) expect(shown.vary).toBe("Accept-Encoding");
      expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      expect((coding ? unpack[coding](body) : body).equals(plain.body)).toBe(true);
    }
  });
});

it("nothing is said of packing where there is but one form", async () => {
  for (const asked of [path, "/de"]) expect((await ask({ path: asked })).headers.vary, asked).toBeUndefined();
});

type Content = ReturnType<FileHandle["createReadStream"]>;

describe("a file", () => {
  let own: Sample;
  beforeAll(async () => {
    own = await serveSample();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    own.logged.length = 0;
    expect((await askPort(own.port)).body.toString(), "the landing page after all that").toBe(
      sampleFiles["index.html"],
    );
  });
  afterAll(() => own.close());

  /** Tells of the next file that is read to be sent. */
  async function onRead(told: (content: Content) => void): Promise<void> {
    const handle = await openFile(import.meta.filename);
    const kind = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const original = kind.createReadStream;
    vi.spyOn(kind, "createReadStream").mockImplementationOnce(function (this: FileHandle, options) {
      const content = original.call(this, options);
      told(content);
      return content;
    });
  }

  it("that cannot be read to its end ends the connection, with a line in the log", async () => {
    await onRead((content) => {
      content.once("data", () => content.destroy(new Error("EIO: input/output error\n    at Disk.read")));
    });
    await exchange(own.port, headOf({ path: large.path, headers: lasting }));
    expect(own.logged).toEqual(["GET /large.bin: EIO: input/output error\\u000a    at Disk.read"]);
  });

  it("whose client hangs up is closed, and nothing is logged", async () => {
    let opened: Content | undefined;
    await onRead((content) => {
      opened = content;
    });
    const socket = await open(own.port);
    socket.write(headOf({ path: large.path }));
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    await vi.waitFor(() => expect(opened?.closed).toBe(true), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await own.connections()).toBe(0), { timeout: 20_000 });
    expect(own.logged).toEqual([]);
  });

  it("that cannot be had for another reason is a fault, told in a line and to the client in a sentence", async () => {
    const { status, headers, body } = await askPort(own.port, { path: `/loop.js?${"a".repeat(300)}` });
    expect([status, body.toString()]).toEqual([500, "The server could not answer this request.\n"]);
    expect(headers).toMatchObject({
      "content-type": text,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(own.logged).toEqual([expect.stringMatching(/^GET \/loop\.js\?a{191}: ELOOP.*$/)]);
  });

  it("that is gone since the build was read is missing, and nothing of it is told", async () => {
    rmSync(join(own.folder, "assets/app-1.js"));
    const headers = { Range: "bytes=0-9", "Accept-Encoding": "identity" };
    const answer = await askPort(own.port, { path: "/assets/app-1.js", headers });
    expect([answer.status, answer.body.toString()]).toEqual([404, sampleFiles["404.html"]]);
    expect(answer.headers["cache-control"]).toBe(checkedCache);
    expect(answer.headers).not.toHaveProperty("etag");
  });

  it("that becomes shorter while it is sent ends the connection, so that no other answer is taken for its rest", async () => {
    const { socket, all } = await begin(own.port, headOf({ path: large.path, headers: lasting }));
    truncateSync(join(own.folder, large.path), 1024);
    socket.resume();
    expect((await all).length).toBeLessThan(large.size);
    expect(own.logged).toEqual(["GET /large.bin: the file became shorter while it was sent"]);
  });
});
