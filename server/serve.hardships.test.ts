import { closeSync, openSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { type Program, type Surroundings, serveFolder } from "./testing/child.ts";
import { ask, begin, headOf, open, readAnswers, received } from "./testing/raw-client.ts";
import { addLargeFile, large, sampleFiles, sampleFolder } from "./testing/sample-folder.ts";

/** A process takes a while to start on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const patience = { timeout: 20_000 };

const { folder, remove } = sampleFolder();
addLargeFile(folder);
symlinkSync("loop.js", join(folder, "loop.js"));
afterAll(remove);

const started: Program[] = [];
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill("SIGKILL");
});

async function start(around: Surroundings = {}) {
  const program = await serveFolder(folder, around);
  started.push(program);
  return program;
}

const lasting = { Connection: "keep-alive" };
const page = headOf({ path: "/de", headers: lasting });

/** Asks over one connection for a page, again after each answer, until the server closes it. */
async function keepAsking(port: number): Promise<{ asked: number; all: Buffer }> {
  const socket = await open(port);
  const all = received(socket);
  let asked = 0;
  const next = () => {
    if (!socket.writable) return;
    asked += 1;
    socket.write(page);
  };
  socket.on("data", (part) => String(part).endsWith("</h1>") && next());
  next();
  return { all: await all, asked };
}

it("told to end under load, the process answers every request that has begun, closes what is idle and ends with 0", async () => {
  const { child, port, ended, said } = await start();
  const begun = await Promise.all(
    Array.from({ length: 8 }, () => begin(port, headOf({ path: large.path, headers: lasting }))),
  );
  const halves = await Promise.all(Array.from({ length: 8 }, () => open(port)));
  const restOfHalves = halves.map(received);
  for (const socket of halves) socket.write(page.slice(0, 20));
  const idle = await begin(port, page);
  idle.socket.resume();
  const busy = Array.from({ length: 8 }, () => keepAsking(port));
  // The server has read the halves when it has answered what was sent after them.
  await ask(port);

  child.kill("SIGTERM");
  expect(readAnswers(await idle.all, ["GET"])).toHaveLength(1);
  for (const { asked, all } of await Promise.all(busy)) {
    const answers = readAnswers(all, []);
    for (const { body } of answers) expect(body.toString()).toBe(sampleFiles["de.html"]);
    // The last may have been under way to a connection that the server was closing.
    expect(answers.length).toBeGreaterThanOrEqual(asked - 1);
  }
  for (const socket of halves) socket.write(page.slice(20));
  for (const bytes of await Promise.all(restOfHalves)) {
    const [answer] = readAnswers(bytes, ["GET"]);
    expect([answer?.status, answer?.headers.connection]).toEqual([200, "close"]);
  }
  for (const { socket } of begun) socket.resume();
  for (const { all } of begun) expect(readAnswers(await all, ["GET"])[0]?.body).toHaveLength(large.size);
  expect(await ended).toBe(0);
  expect(said.err).toBe("");
});

describe("a file system that takes nothing", () => {
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission";
  /** What loads TypeScript for these tests has parts of its own; none of them writes. */
  const flags = [
    "--no-warnings",
    permission,
    "--allow-fs-read=*",
    "--allow-addons",
    "--allow-worker",
    "--allow-child-process",
  ];

  /** Asks for a page, a file, a part of one, what is missing, and what is at fault. */
  async function expectAnswers(port: number): Promise<void> {
    const statusOf = async (path: string, headers = {}) => (await ask(port, { path, headers })).status;
    expect(await statusOf("/de")).toBe(200);
    expect(await statusOf("/assets/app-1.js", { "Accept-Encoding": "br" })).toBe(200);
    expect(await statusOf("/media/film.webm", { Range: "bytes=0-9" })).toBe(206);
    expect(await statusOf("/nothing")).toBe(404);
    expect(await statusOf("/loop.js")).toBe(500);
  }

  it("because it is read-only is no matter: the server writes nothing", async () => {
    const { child, port, said } = await start({ flags });
    await expectAnswers(port);
    expect(said.err).toMatch(/^GET \/loop\.js: ELOOP.*\n$/);
    child.send("write");
    await vi.waitFor(
      () => expect(said.err).toContain("Nobody caught: Access to this API has been restricted"),
      patience,
    );
  });

  it.skipIf(process.platform !== "linux")("because it is full costs lines of the log and no answer", async () => {
    const full = openSync("/dev/full", "w");
    const { child, port, ended } = await start({ errorFile: full });
    closeSync(full);
    for (let time = 0; time < 3; time += 1) {
      child.send("throw");
      await expectAnswers(port);
    }
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});
