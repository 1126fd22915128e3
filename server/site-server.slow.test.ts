import { afterEach, describe, expect, it, vi } from "vitest";
import type { Limits } from "./site-server.ts";
import { ask, exchange, headOf, open, readAnswers, received } from "./testing/raw-client.ts";
import { addLargeFile, large } from "./testing/sample-folder.ts";
import { type SampleServer, serveSample } from "./testing/sample-server.ts";

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 20_000 };

let site: SampleServer;

async function start(limits: Partial<Limits>): Promise<void> {
  site = await serveSample({ limits });
}

afterEach(() => site.close());

describe("a slow client", () => {
  const head = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };

  it("that asks nothing at all loses its connection without a word", async () => {
    await start(head);
    expect((await exchange(site.port, "")).toString()).toBe("");
  });

  it("that does not finish its head is answered 408, and the connection is closed", async () => {
    await start(head);
    const [answer] = readAnswers(await exchange(site.port, "GET / HTTP/1.1\r\nHost: a\r\n"), ["GET"]);
    expect([answer?.status, answer?.headers.connection]).toEqual([408, "close"]);
  });

  it.each(["GET", "POST"])(
    "that does not finish the body of its %s is answered, and the connection is closed",
    async (method) => {
      await start({ ...head, keepAliveTimeout: 60_000 });
      const body = "a".repeat(10);
      for (const header of ["Content-Length: 100", "Transfer-Encoding: chunked"]) {
        const bytes = `${method} / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n${header.includes("chunked") ? `64\r\n${body}` : body}`;
        const answers = readAnswers(await exchange(site.port, bytes), [method]);
        expect(answers[0]?.status, header).toBe(method === "GET" ? 200 : 405);
      }
    },
  );

  it("that sends its body byte by byte loses its connection too", async () => {
    await start({ ...head, keepAliveTimeout: 60_000 });
    const socket = await open(site.port);
    const all = received(socket);
    socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n");
    const timer = setInterval(() => socket.writable && socket.write("a"), 20);
    expect(readAnswers(await all, ["POST"])[0]?.status).toBe(405);
    clearInterval(timer);
  });

  it("that sends its head byte by byte loses its connection too", async () => {
    await start(head);
    const socket = await open(site.port);
    const closed = received(socket);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nX: ");
    const timer = setInterval(() => socket.writable && socket.write("a"), 20);
    await closed;
    clearInterval(timer);
  });

  it("that asks nothing more after an answer loses its connection", async () => {
    await start({ keepAliveTimeout: 100 });
    const bytes = await exchange(site.port, headOf({ headers: { Connection: "keep-alive" } }));
    expect(readAnswers(bytes, ["GET"]).map(({ status }) => status)).toEqual([200]);
  });

  it("that does not read its answer loses its connection", async () => {
    await start({ timeout: 300 });
    addLargeFile(site.folder);
    const socket = await open(site.port);
    socket.on("error", () => {}).pause();
    socket.write(headOf({ path: large.path }));
    await new Promise((resolve) => site.server.once("request", resolve));
    await vi.waitFor(async () => expect(await site.connections()).toBe(0), patience);
    socket.destroy();
  });
});

describe("a thousand connections", () => {
  const count = 1000;

  /** Opens them, each as `begun` says: with nothing asked, or in the middle of a question. */
  async function openMany(begun: string): Promise<void> {
    for (let opened = 0; opened < count; opened += 50) {
      const sockets = await Promise.all(Array.from({ length: 50 }, () => open(site.port)));
      for (const socket of sockets) socket.on("error", () => {}).write(begun);
    }
  }

  it.each([
    ["that ask nothing", ""],
    ["that are in the middle of their heads", "GET / HTTP/1.1\r\nHost: a\r\n"],
    ["that have had an answer", headOf({ headers: { Connection: "keep-alive" } })],
  ])("%s keep nobody waiting", async (_what, begun) => {
    await start({ headersTimeout: 60_000, requestTimeout: 60_000, keepAliveTimeout: 60_000 });
    await openMany(begun);
    await vi.waitFor(async () => expect(await site.connections()).toBe(count), patience);
    for (const path of ["/", "/media/film.webm", "/nothing"]) {
      expect((await ask(site.port, { path })).status).toBe(path === "/nothing" ? 404 : 200);
    }
    expect(await site.connections()).toBeGreaterThanOrEqual(count);
  });
});
