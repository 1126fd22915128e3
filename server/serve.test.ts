import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, expect, it, vi } from "vitest";
import { listen, portIn } from "./listen.ts";
import { ask, open } from "./testing/client.ts";
import { sampleFiles, sampleFolder } from "./testing/sample.ts";

/** A process takes a while to start on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const folder = sampleFolder();

/** Runs a file with settings of its own in its environment, in a process that throws what nobody catches on SIGUSR2. */
function run(file: string, parameters: readonly string[], env: Record<string, string>) {
  const thrower = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("thrown")})';
  const command = ["--import", thrower, "tools/run.mjs", file, ...parameters];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
  afterAll(() => child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (part) => {
    said.out += part;
  });
  child.stderr.on("data", (part) => {
    said.err += part;
  });
  return { child, said, ended: once(child, "close") };
}

it("a port is a whole number up to 65535", () => {
  expect([portIn("0"), portIn("65535")]).toEqual([0, 65_535]);
  for (const text of ["eighty", "", "-1", "65536", "80.5", "0x50", " 80"]) expect(portIn(text), text).toBeUndefined();
});

it("what keeps it from serving is said in a line, and ends it with 1", async () => {
  const blocker = createServer();
  const taken = String(await listen(blocker, 0, "127.0.0.1"));
  for (const [file, parameters, PORT, fault] of [
    ["commands/start/main.ts", [], "eighty", 'PORT: got "eighty", wants a whole number such as PORT=8080'],
    ["server/main.ts", ["/nowhere"], "0", "/nowhere holds no build: _headers is missing"],
    ["server/main.ts", [folder], taken, `Port ${taken} is taken: stop what listens there, or choose another`],
  ] as const) {
    const { said, ended } = run(file, parameters, { PORT });
    expect(await ended).toEqual([1, null]);
    expect(said.err).toMatch(new RegExp(`^.*${fault}.*\n$`));
  }
  blocker.close();
});

it("it outlives what nobody catches; told to end, however often, it answers what has begun and ends with 0", async () => {
  const { child, said, ended } = run("server/main.ts", [folder], { PORT: "0" });
  await vi.waitFor(() => expect(said.out).toMatch(/:\d+\n/), { timeout: 20_000 });
  const port = Number(/^The site is at http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(said.out)?.[1]);
  child.kill("SIGUSR2");
  await vi.waitFor(() => expect(said.err).toMatch(/^Nobody caught: Error: thrown/));
  expect((await ask(port)).status).toBe(200);

  const begun = open(port, "GET /media/large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(begun.socket, "data");
  begun.socket.pause();
  child.kill("SIGINT");
  child.kill("SIGTERM");
  await vi.waitFor(() => expect(ask(port)).rejects.toThrow("ECONNREFUSED"), { timeout: 20_000 });
  begun.socket.resume();
  expect((await begun.all).length).toBeGreaterThan(sampleFiles["media/large.bin"].length);
  expect(await ended).toEqual([0, null]);
});
