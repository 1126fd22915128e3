import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type OpenRequests, watchRequests } from "./protocol/open-requests.ts";
import { stopServer } from "./stop-server.ts";
import { begin, headOf, open, readAnswers, received } from "./testing/raw-client.ts";
import { addLargeFile, large, sampleFiles } from "./testing/sample-folder.ts";
import { type SampleServer, serveSample } from "./testing/sample-server.ts";

let site: SampleServer;
let server: Server;
let requests: OpenRequests;
let port: number;

beforeEach(async () => {
  site = await serveSample({ limits: { keepAliveTimeout: 60_000 } });
  addLargeFile(site.folder);
  ({ server, port } = site);
  requests = watchRequests(server);
});
afterEach(() => site.close());

const lasting = { Connection: "keep-alive" };

/** A connection over which a large file has begun to come. */
const begun = () => begin(port, headOf({ path: large.path, headers: lasting }));

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
  expect([answer?.status, answer?.body.length]).toEqual([200, large.size]);
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
  expect((await all).length).toBeLessThan(large.size);
});
