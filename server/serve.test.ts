import { closeSync, openSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { listen } from "./listen.ts";
import { messageOf } from "./log-line.ts";
import { placeIn } from "./serve.ts";
import { ask, begin, headOf, lasting, open, readAnswers, received } from "./testing/client.ts";
import { type Program, run, type Surroundings, serveFolder } from "./testing/program.ts";
import { large, sampleFiles, sampleFolder } from "./testing/sample.ts";

/** A process takes a while to start on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const patience = { timeout: 20_000 };

const { folder, remove } = sampleFolder();
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

describe("where it listens", () => {
  it.each([
    [{}, { port: 4321, host: "127.0.0.1" }],
    [
      { PORT: "0", HOST: "0.0.0.0" },
      { port: 0, host: "0.0.0.0" },
    ],
    [{ PORT: "65535" }, { port: 65_535, host: "127.0.0.1" }],
  ])("with %j is %j", (environment, place) => {
    expect(placeIn(environment)).toEqual(place);
  });

  it.each(["eighty", "", "-1", "65536", "80.5", "0x50", " 80"])(
    "is not the port %j, and what is wanted is said",
    (PORT) => {
      expect(() => placeIn({ PORT })).toThrow(`PORT: got "${PORT}", wants a whole number from 0 to 65535`);
    },
  );

  it("is not a port that is taken, which is told, with how to choose another", async () => {
    const blocker = createServer();
    const port = await listen(blocker, 0, "127.0.0.1");
    await expect(start({ env: { PORT: String(port) } })).rejects.toThrow(
      `ended with 1: Port ${port} is taken: stop what listens there, or choose another, as in PORT=${port + 1} npm start\n`,
    );
    blocker.close();
  });
});

it.each([
  [
    "commands/start/main.ts",
    [],
    { PORT: "eighty" },
    'PORT: got "eighty", wants a whole number from 0 to 65535, such as PORT=8080\n',
  ],
  ["server/serve-built.ts", ["/nowhere"], { PORT: "0" }, "/nowhere holds no build: _headers is missing\n"],
])("%s %j with %j says what is wrong in a line, and ends", async (file, parameters, env, fault) => {
  const { ended, said } = run(file, parameters, { env });
  expect(await ended).toBe(1);
  expect(said.err).toBe(fault);
});

it("a message stays one line: control characters are written as their escapes", () => {
  expect(messageOf(new Error("a\r\nGET /forged\u001b[2J\u0085\u2028 ü"))).toBe(
    "a\\u000d\\u000aGET /forged\\u001b[2J\\u0085\\u2028 ü",
  );
  expect([messageOf("text"), messageOf(undefined)]).toEqual(["text", "undefined"]);
});

it("an error that nobody catches is logged in a line, and the server stays up", async () => {
  const { child, port, said } = await start();
  child.send('throw new Error("thrown\\nin two lines")');
  child.send('Promise.reject(new Error("rejected\\nin two lines"))');
  await vi.waitFor(() => expect(said.err.split("\n")).toHaveLength(3), patience);
  expect(said.err.split("\n").sort()).toEqual([
    "",
    "Nobody caught: rejected\\u000ain two lines",
    "Nobody caught: thrown\\u000ain two lines",
  ]);
  expect((await ask(port)).status).toBe(200);
});

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

describe("told to end", () => {
  it("under load, it answers every request that has begun, closes what is idle and ends with 0, however often it is told", async () => {
    const { child, port, ended, said } = await start();
    const several = <Result>(make: () => Promise<Result>) => Promise.all(Array.from({ length: 8 }, make));
    const begun = await several(() => begin(port, headOf({ path: large.path, headers: lasting })));
    const halves = await several(() => open(port));
    const restOfHalves = halves.map(received);
    for (const socket of halves) socket.write(page.slice(0, 20));
    const unused = received(await open(port));
    const idle = await begin(port, page);
    idle.socket.resume();
    const busy = Array.from({ length: 8 }, () => keepAsking(port));
    // The server has read the halves when it has answered what was sent after them.
    await ask(port);

    child.kill("SIGINT");
    // A signal takes a moment to arrive; afterwards nobody listens.
    await vi.waitFor(() => expect(open(port)).rejects.toThrow("ECONNREFUSED"), patience);
    child.kill("SIGTERM");
    expect(await unused).toHaveLength(0);
    expect(readAnswers(await idle.all)).toHaveLength(1);
    for (const { asked, all } of await Promise.all(busy)) {
      const answers = readAnswers(all);
      for (const { body } of answers) expect(body.toString()).toBe(sampleFiles["de.html"]);
      // The last may have been under way to a connection that the server was closing.
      expect(answers.length).toBeGreaterThanOrEqual(asked - 1);
    }
    for (const socket of halves) socket.write(page.slice(20));
    for (const bytes of await Promise.all(restOfHalves)) {
      const [answer] = readAnswers(bytes);
      expect([answer?.status, answer?.headers.connection]).toEqual([200, "close"]);
    }
    for (const { socket } of begun) socket.resume();
    for (const { all } of begun) expect(readAnswers(await all)[0]?.body).toHaveLength(large.size);
    expect(await ended).toBe(0);
    expect(said.err).toBe("");
  });

  it("it ends at once when nothing is under way", async () => {
    const { child, port, ended } = await start();
    await ask(port);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});

describe("a file system that takes nothing", () => {
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission";
  /** What loads TypeScript for these tests has parts of its own; none of them writes. */
  const rights = ["--allow-fs-read=*", "--allow-addons", "--allow-worker", "--allow-child-process"];

  /** Asks for a page, a file, a part of one, what is missing, and what is at fault. */
  async function expectAnswers(port: number): Promise<void> {
    const asked: [string, Record<string, string>, number][] = [
      ["/de", {}, 200],
      ["/assets/app-1.js", { "Accept-Encoding": "br" }, 200],
      ["/media/film.webm", { Range: "bytes=0-9" }, 206],
      ["/nothing", {}, 404],
      ["/loop.js", {}, 500],
    ];
    for (const [path, headers, status] of asked) expect((await ask(port, { path, headers })).status).toBe(status);
  }

  it("because it is read-only is no matter: the server writes nothing", async () => {
    const { child, port, said } = await start({ flags: ["--no-warnings", permission, ...rights] });
    await expectAnswers(port);
    expect(said.err).toMatch(/^GET \/loop\.js: ELOOP.*\n$/);
    child.send('process.getBuiltinModule("fs").writeFileSync("/tmp/written", "")');
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
      child.send('throw new Error("thrown")');
      await expectAnswers(port);
    }
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });
});
