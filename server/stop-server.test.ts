import { truncateSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, expect, it } from "vitest";
import { type OpenRequests, watchRequests } from "./protocol/open-requests.ts";
import { createSiteServer } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";
import { headOf, open, readAnswers } from "./testing/raw-client.ts";
import { listen, sampleFiles, sampleFolder } from "./testing/sample-folder.ts";

const { folder, remove } = sampleFolder();
const size = 32 * 1024 * 1024;
writeFileSync(join(folder, "large.bin"), "");
truncateSync(join(folder, "large.bin"), size);
afterAll(remove);

let server: Server;
let requests: OpenRequests;
let port: number;

beforeEach(async () => {
  server = createSiteServer(folder, { limits: { keepAliveTimeout: 60_000 } });
  requests = watchRequests(server);
  port = await listen(server);
});

const lasting = { Connection: "keep-alive" };

/** Collects what comes over a connection until it is closed. */
function received(socket: Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  socket.on("error", () => {});
  return new Promise((resolve) => socket.once("close", () => resolve(Buffer.concat(parts))));
}

/** A connection over which a large file has begun to come, and comes no further until it is resumed. */
async function begun(): Promise<{ socket: Socket; all: Promise<Buffer> }> {
  const socket = await open(port);
  const all = received(socket);
  socket.write(headOf({ path: "/large.bin", headers: lasting }));
  await new Promise((resolve) => socket.once("data", resolve));
  socket.pause();
  return { socket, all };
}

it("closes at once the connections on which nothing is under way, whether they were used or not", async () => {
  const [unused, used] = [await open(port), await open(port)];
  const closed = Promise.all([received(unused), received(used)]);
  used.write(headOf({ headers: lasting }));
  await new Promise((resolve) => used.once("data", resolve));
  await stopServer(server, requests, 60_000);
  expect((await closed)[0]).toHaveLength(0);
});

it("finishes the answers that have begun, and takes no connection more", async () => {
  const { socket, all } = await begun();
  const stopped = stopServer(server, requests, 60_000);
  await expect(open(port)).rejects.toThrow("ECONNREFUSED");
  socket.resume();
  const [answer] = readAnswers(await all, ["GET"]);
  expect([answer?.status, answer?.body.length]).toEqual([200, size]);
  await stopped;
});

it("answers the requests that wait behind others on their connection", async () => {
  const socket = await open(port);
  const all = received(socket);
  socket.write(headOf({ path: "/media/film.webm", headers: lasting }).repeat(20));
  await new Promise((resolve) => server.once("request", resolve));
  await stopServer(server, requests, 60_000);
  const answers = readAnswers(await all, Array<string>(20).fill("GET"));
  expect(answers.length).toBeGreaterThan(0);
  for (const { body } of answers) expect(body.toString()).toBe(sampleFiles["media/film.webm"]);
});

it("cuts an answer that nobody takes, but not before its patience ends", async () => {
  const { socket, all } = await begun();
  const stopped = stopServer(server, requests, 300);
  await wait(150);
  expect(requests.size).toBe(1);
  await stopped;
  socket.resume();
  expect((await all).length).toBeLessThan(size);
});
