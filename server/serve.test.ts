import { createServer } from "node:http";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { readPort } from "./serve.ts";
import { type Program, run, serveFolder } from "./testing/child.ts";
import { ask, begin, headOf, open, readAnswers } from "./testing/raw-client.ts";
import { addLargeFile, large, sampleFolder } from "./testing/sample-folder.ts";
import { listen } from "./testing/sample-server.ts";

/** A process takes a while to start on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const patience = { timeout: 20_000 };

const { folder, remove } = sampleFolder();
addLargeFile(folder);
afterAll(remove);

const started: Program[] = [];
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill("SIGKILL");
});

async function start(env: Record<string, string> = {}) {
  const program = await serveFolder(folder, { env });
  started.push(program);
  return program;
}

describe("the port", () => {
  it.each([
    ["0", 0],
    ["8080", 8080],
    ["65535", 65_535],
  ])("%s is one", (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(["eighty", "", "-1", "65536", "80.5", "0x50", " 80"])("%j is none, and what is wanted is said", (text) => {
    expect(() => readPort(text)).toThrow(`PORT: got "${text}", wants a whole number from 0 to 65535`);
  });

  it("that is none ends `npm start` with that sentence alone", async () => {
    const program = run("start.ts", [], { env: { PORT: "eighty" } });
    started.push(program);
    expect(await program.ended).toBe(1);
    expect(program.said.err).toBe('PORT: got "eighty", wants a whole number from 0 to 65535, such as PORT=8080\n');
  });

  it("that is taken is told, with how to choose another", async () => {
    const blocker = createServer();
    const port = await listen(blocker);
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or choose another, as in PORT=${port + 1} npm start\n`,
    );
    blocker.close();
  });
});

it("an error that nobody catches is logged in a line, and the server stays up", async () => {
  const { child, port, said } = await start();
  child.send("throw");
  child.send("reject");
  await vi.waitFor(() => expect(said.err.split("\n")).toHaveLength(3), patience);
  expect(said.err.split("\n").sort()).toEqual([
    "",
    "Nobody caught: rejected\\u000ain two lines",
    "Nobody caught: thrown\\u000ain two lines",
  ]);
  expect((await ask(port)).status).toBe(200);
});

describe("told to end", () => {
  it("the process finishes the answers that it has begun, however often it is told, and ends with 0", async () => {
    const { child, port, ended, said } = await start();
    const { socket, all } = await begin(port, headOf({ path: large.path, headers: { Connection: "keep-alive" } }));
    child.kill("SIGINT");
    // A signal takes a moment to arrive; afterwards nobody listens.
    await vi.waitFor(() => expect(open(port)).rejects.toThrow("ECONNREFUSED"), patience);
    child.kill("SIGINT");
    child.kill("SIGTERM");
    socket.resume();
    expect(await ended).toBe(0);
    const [answer] = readAnswers(await all, ["GET"]);
    expect([answer?.status, answer?.body.length]).toEqual([200, large.size]);
    expect(said.err).toBe("");
  });

  it("the process ends at once when nothing is under way", async () => {
    const { child, port, ended } = await start();
    await ask(port);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});
