import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Limits } from "./site-server.ts";
import { ask, begin, exchange, headOf, lasting, open, readAnswers, received } from "./testing/client.ts";
import { large, type Sample, sampleFiles, serveSample } from "./testing/sample.ts";

/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 20_000 };

let site: Sample;
const start = async (limits: Partial<Limits>) => {
  site = await serveSample({ limits });
};
afterEach(() => site.close());

describe("a slow client", () => {
  const slow = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50, keepAliveTimeout: 60_000 };
  const post = "POST / HTTP/1.1\r\nHost: a\r\n";

  it.each([
    ["asks nothing at all", "", undefined],
    ["does not finish its head", "GET / HTTP/1.1\r\nHost: a\r\n", 408],
    ["does not finish the body of its GET", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\na", 200],
    [
      "does not finish a chunk of its GET",
      "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n64\r\na",
      200,
    ],
    ["does not finish the body of its POST", `${post}Content-Length: 100\r\n\r\na`, 405],
    ["does not finish a chunk of its POST", `${post}Transfer-Encoding: chunked\r\n\r\n64\r\na`, 405],
  ])("that %s loses its connection", async (_what, bytes, status) => {
    await start(slow);
    const [answer] = readAnswers(await exchange(site.port, bytes));
    expect(answer?.status).toBe(status);
    if (status === 408) expect(answer?.headers.connection).toBe("close");
  });

  it.each([
    ["head", "GET / HTTP/1.1\r\nHost: a\r\nX: "],
    ["body", `${post}Content-Length: 1000000\r\n\r\n`],
  ])("that sends its %s byte by byte loses its connection too", async (_what, bytes) => {
    await start(slow);
    const socket = await open(site.port);
    const closed = received(socket);
    socket.write(bytes);
    const timer = setInterval(() => socket.writable && socket.write("a"), 20);
    await closed;
    clearInterval(timer);
  });

  it("that asks nothing more after an answer loses its connection", async () => {
    await start({ keepAliveTimeout: 100 });
    const answers = readAnswers(await exchange(site.port, headOf({ headers: lasting })));
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it("that does not read its answer loses its connection", async () => {
    await start({ timeout: 300 });
    const socket = await open(site.port);
    socket.on("error", () => {}).pause();
    socket.write(headOf({ path: large.path }));
    await new Promise((resolve) => site.server.once("request", resolve));
    await vi.waitFor(async () => expect(await site.connections()).toBe(0), patience);
    socket.destroy();
  });
});

it.each([
  ["ask nothing", ""],
  ["are in the middle of their heads", "GET / HTTP/1.1\r\nHost: a\r\n"],
  ["have had an answer", headOf({ headers: lasting })],
])("a thousand connections that %s keep nobody waiting", async (_what, begun) => {
  const count = 1000;
  await start({ headersTimeout: 60_000, requestTimeout: 60_000, keepAliveTimeout: 60_000 });
  for (let opened = 0; opened < count; opened += 50) {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => open(site.port)));
    for (const socket of sockets) socket.on("error", () => {}).write(begun);
  }
  await vi.waitFor(async () => expect(await site.connections()).toBe(count), patience);
  for (const path of ["/", "/media/film.webm", "/nothing"]) {
    expect((await ask(site.port, { path })).status).toBe(path === "/nothing" ? 404 : 200);
  }
  expect(await site.connections()).toBeGreaterThanOrEqual(count);
});

describe("stopped, the server", () => {
  it("answers the requests that wait behind others on their connection", async () => {
    await start({ keepAliveTimeout: 60_000 });
    const all = exchange(site.port, headOf({ path: "/media/film.webm", headers: lasting }).repeat(20));
    await new Promise((resolve) => site.server.once("request", resolve));
    await site.stop(60_000);
    const answers = readAnswers(await all);
    expect(answers.length).toBeGreaterThan(0);
    for (const { body } of answers) expect(body.toString()).toBe(sampleFiles["media/film.webm"]);
  });

  it("cuts an answer that nobody takes, but not before its patience ends", async () => {
    await start({});
    const { socket, all } = await begin(site.port, headOf({ path: large.path, headers: lasting }));
    const stopped = site.stop(300);
    await wait(150);
    expect(await site.connections()).toBe(1);
    await stopped;
    socket.resume();
    expect((await all).length).toBeLessThan(large.size);
  });
});
