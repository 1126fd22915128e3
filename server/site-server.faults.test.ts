import fs, { rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask, begin, exchange, headOf, open, readAnswers } from "./testing/raw-client.ts";
import { addLargeFile, checkedCache, large, sampleFiles } from "./testing/sample-folder.ts";
import { type SampleServer, serveSample } from "./testing/sample-server.ts";

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 20_000 };

let site: SampleServer;

beforeEach(async () => {
  site = await serveSample();
  addLargeFile(site.folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  site.close();
});

/** Changes what happens to the next file that is opened to be sent. */
function onOpen(change: (path: string, read: () => fs.ReadStream) => fs.ReadStream): void {
  const original = fs.createReadStream;
  vi.spyOn(fs, "createReadStream").mockImplementationOnce(((path: string, options: object) =>
    change(path, () => original(path, options))) as typeof fs.createReadStream);
}

describe("a file", () => {
  afterEach(async () => {
    expect((await ask(site.port)).body.toString(), "the landing page after all that").toBe(sampleFiles["index.html"]);
  });

  it("that vanishes before it is opened is missing, and nothing of it is told", async () => {
    for (const headers of [{}, { Range: "bytes=0-9" }] as Record<string, string>[]) {
      onOpen((path, read) => {
        rmSync(path);
        return read();
      });
      const { status, headers: got, body } = await ask(site.port, { path: "/assets/app-1.js", headers });
      expect([status, body.toString()]).toEqual([404, sampleFiles["404.html"]]);
      expect(got["cache-control"]).toBe(checkedCache);
      expect(got).not.toHaveProperty("content-range");
      expect(got).not.toHaveProperty("etag");
      writeFileSync(join(site.folder, "assets/app-1.js"), sampleFiles["assets/app-1.js"]);
    }
    expect(site.logged).toEqual([]);
  });

  it("that becomes shorter while it is sent ends the connection, so that no other answer is taken for its rest", async () => {
    const { socket, all } = await begin(site.port, headOf({ path: large.path, headers: { Connection: "keep-alive" } }));
    truncateSync(join(site.folder, large.path), 1024);
    socket.resume();
    expect((await all).length).toBeLessThan(large.size);
    expect(site.logged).toEqual(["GET /large.bin: the file became shorter while it was sent"]);
  });

  it("that cannot be read to its end ends the connection, with a line in the log", async () => {
    onOpen((_path, read) => {
      const content = read();
      content.once("data", () => content.destroy(new Error("EIO: input/output error\n    at Disk.read")));
      return content;
    });
    await exchange(site.port, headOf({ path: large.path }));
    expect(site.logged).toEqual(["GET /large.bin: EIO: input/output error\\u000a    at Disk.read"]);
  });

  it("that cannot be had for another reason is a fault, told in a line and to the client in a sentence", async () => {
    symlinkSync("loop.js", join(site.folder, "loop.js"));
    const { status, headers, body } = await ask(site.port, { path: `/loop.js?${"a".repeat(300)}` });
    expect([status, body.toString()]).toEqual([500, "The server could not answer this request.\n"]);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(site.logged).toHaveLength(1);
    expect(site.logged[0]).toMatch(/^GET \/loop\.js\?a{191}: ELOOP/);
    expect(site.logged[0]).not.toContain("\n");
  });

  it("whose client hangs up is closed", async () => {
    let opened: fs.ReadStream | undefined;
    onOpen((_path, read) => {
      opened = read();
      return opened;
    });
    const socket = await open(site.port);
    socket.write(headOf({ path: large.path }));
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    await vi.waitFor(() => expect(opened?.closed).toBe(true), patience);
    await vi.waitFor(async () => expect(await site.connections()).toBe(0), patience);
    expect(site.logged).toEqual([]);
  });
});

describe("a connection", () => {
  it("carries many requests, answered in their order", async () => {
    const paths = ["/", "/media/film.webm", "/de", "/nothing", "/assets/app-1.js", "/de/terms"];
    const bytes = paths.map((path, index) =>
      headOf({ path, headers: { Connection: index < paths.length - 1 ? "keep-alive" : "close" } }),
    );
    const answers = readAnswers(
      await exchange(site.port, bytes.join("")),
      paths.map(() => "GET"),
    );
    const files = ["index.html", "media/film.webm", "de.html", "404.html", "assets/app-1.js", "de/terms.html"] as const;
    expect(answers.map(({ body }) => body.toString())).toEqual(files.map((file) => sampleFiles[file]));
  });

  it.each(["100-continue", "something else"])(
    "whose last request expects %s answers it once and whole",
    async (expected) => {
      const first = headOf({ path: "/media/film.webm", headers: { Connection: "keep-alive" } });
      const bytes = await exchange(site.port, first + headOf({ path: "/de", headers: { Expect: expected } }));
      const answers = readAnswers(bytes, ["GET", "GET"]);
      expect(answers.map(({ body }) => body.toString())).toEqual([
        sampleFiles["media/film.webm"],
        sampleFiles["de.html"],
      ]);
    },
  );
});
