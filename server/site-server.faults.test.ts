import fs, { rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSiteServer, type Limits } from "./site-server.ts";
import { ask, exchange, headOf, open, readAnswers } from "./testing/raw-client.ts";
import { checkedCache, listen, sampleFiles, sampleFolder } from "./testing/sample-folder.ts";

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 20_000 };

const size = 32 * 1024 * 1024;

let folder: string;
let remove: () => void;
let server: Server;
let port: number;
let logged: string[];

async function start(limits: Partial<Limits>): Promise<void> {
  ({ folder, remove } = sampleFolder());
  writeFileSync(join(folder, "large.bin"), "");
  truncateSync(join(folder, "large.bin"), size);
  logged = [];
  server = createSiteServer(folder, { log: (line) => logged.push(line), limits });
  port = await listen(server);
}

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  remove();
});

const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/** Changes what happens to the next file that is opened to be sent. */
function onOpen(change: (path: string, read: () => fs.ReadStream) => fs.ReadStream): void {
  const original = fs.createReadStream;
  vi.spyOn(fs, "createReadStream").mockImplementationOnce(((path: string, options: object) =>
    change(path, () => original(path, options))) as typeof fs.createReadStream);
}

describe("a file", () => {
  beforeEach(() => start({}));
  afterEach(async () => {
    expect((await ask(port)).body.toString(), "the landing page after all that").toBe(sampleFiles["index.html"]);
  });

  it("that vanishes before it is opened is missing, and nothing of it is told", async () => {
    for (const headers of [{}, { Range: "bytes=0-9" }] as Record<string, string>[]) {
      onOpen((path, read) => {
        rmSync(path);
        return read();
      });
      const { status, headers: got, body } = await ask(port, { path: "/assets/app-1.js", headers });
      expect([status, body.toString()]).toEqual([404, sampleFiles["404.html"]]);
      expect(got["cache-control"]).toBe(checkedCache);
      expect(got).not.toHaveProperty("content-range");
      expect(got).not.toHaveProperty("etag");
      writeFileSync(join(folder, "assets/app-1.js"), sampleFiles["assets/app-1.js"]);
    }
    expect(logged).toEqual([]);
  });

  it("that becomes shorter while it is sent ends the connection, so that no other answer is taken for its rest", async () => {
    const socket = await open(port);
    const parts: Buffer[] = [];
    socket.write(headOf({ path: "/large.bin", headers: { Connection: "keep-alive" } }));
    await new Promise<void>((resolve) =>
      socket.once("data", (part) => {
        parts.push(part);
        socket.pause();
        truncateSync(join(folder, "large.bin"), 1024);
        resolve();
      }),
    );
    socket.on("data", (part) => parts.push(part));
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.resume();
    await closed;
    expect(Buffer.concat(parts).length).toBeLessThan(size);
    expect(logged).toEqual(["GET /large.bin: the file became shorter while it was sent"]);
  });

  it("that cannot be read to its end ends the connection, with a line in the log", async () => {
    onOpen((_path, read) => {
      const content = read();
      content.once("data", () => content.destroy(new Error("EIO: input/output error\n    at Disk.read")));
      return content;
    });
    await exchange(port, headOf({ path: "/large.bin" }));
    expect(logged).toEqual(["GET /large.bin: EIO: input/output error\\u000a    at Disk.read"]);
  });

  it("that cannot be had for another reason is a fault, told in a line and to the client in a sentence", async () => {
    symlinkSync("loop.js", join(folder, "loop.js"));
    const { status, headers, body } = await ask(port, { path: `/loop.js?${"a".repeat(300)}` });
    expect([status, body.toString()]).toEqual([500, "The server could not answer this request.\n"]);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^GET \/loop\.js\?a{191}: ELOOP/);
    expect(logged[0]).not.toContain("\n");
  });

  it("whose client hangs up is closed", async () => {
    let opened: fs.ReadStream | undefined;
    onOpen((_path, read) => {
      opened = read();
      return opened;
    });
    const socket = await open(port);
    socket.write(headOf({ path: "/large.bin" }));
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    await vi.waitFor(() => expect(opened?.closed).toBe(true), patience);
    await vi.waitFor(async () => expect(await connections()).toBe(0), patience);
    expect(logged).toEqual([]);
  });
});

describe("a connection", () => {
  beforeEach(() => start({}));

  it("carries many requests, answered in their order", async () => {
    const paths = ["/", "/media/film.webm", "/de", "/nothing", "/assets/app-1.js", "/de/terms"];
    const bytes = paths.map((path, index) =>
      headOf({ path, headers: { Connection: index < paths.length - 1 ? "keep-alive" : "close" } }),
    );
    const answers = readAnswers(
      await exchange(port, bytes.join("")),
      paths.map(() => "GET"),
    );
    const files = ["index.html", "media/film.webm", "de.html", "404.html", "assets/app-1.js", "de/terms.html"] as const;
    expect(answers.map(({ body }) => body.toString())).toEqual(files.map((file) => sampleFiles[file]));
  });

  it.each(["100-continue", "something else"])(
    "whose last request expects %s answers it once and whole",
    async (expected) => {
      const first = headOf({ path: "/media/film.webm", headers: { Connection: "keep-alive" } });
      const bytes = await exchange(port, first + headOf({ path: "/de", headers: { Expect: expected } }));
      const answers = readAnswers(bytes, ["GET", "GET"]);
      expect(answers.map(({ body }) => body.toString())).toEqual([
        sampleFiles["media/film.webm"],
        sampleFiles["de.html"],
      ]);
    },
  );
});

describe("a slow client", () => {
  const head = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };

  it("that asks nothing at all loses its connection without a word", async () => {
    await start(head);
    expect((await exchange(port, "")).toString()).toBe("");
  });

  it("that does not finish its head is answered 408, and the connection is closed", async () => {
    await start(head);
    const [answer] = readAnswers(await exchange(port, "GET / HTTP/1.1\r\nHost: a\r\n"), ["GET"]);
    expect([answer?.status, answer?.headers.connection]).toEqual([408, "close"]);
  });

  it("that sends its head byte by byte loses its connection too", async () => {
    await start(head);
    const socket = await open(port);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {}).resume();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nX: ");
    const timer = setInterval(() => socket.writable && socket.write("a"), 20);
    await closed;
    clearInterval(timer);
  });

  it("that asks nothing more after an answer loses its connection", async () => {
    await start({ keepAliveTimeout: 100 });
    const bytes = await exchange(port, headOf({ headers: { Connection: "keep-alive" } }));
    expect(readAnswers(bytes, ["GET"]).map(({ status }) => status)).toEqual([200]);
  });

  it("that does not read its answer loses its connection", async () => {
    await start({ timeout: 300 });
    const socket = await open(port);
    socket.on("error", () => {}).pause();
    socket.write(headOf({ path: "/large.bin" }));
    await new Promise((resolve) => server.once("request", resolve));
    await vi.waitFor(async () => expect(await connections()).toBe(0), patience);
    socket.destroy();
  });
});
