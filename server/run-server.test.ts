import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, expect, it, vi } from "vitest";
import { listen } from "./listen.ts";
import { ask, open } from "./testing/client.ts";
import { largeSize, sampleFolder } from "./testing/sample.ts";

const folder = sampleFolder();

/** Runs a file in a process that throws an uncaught error on SIGUSR2. */
function run(file: string, parameters: readonly string[], env: Record<string, string>) {
  const throwOnSignal = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("thrown")})';
  const command = ["--import", throwOnSignal, "tools/run.mjs", file, ...parameters];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...env } });
  afterAll(() => child.kill("SIGKILL"));
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].on("data", (part) => {
      output[stream] += part;
    });
  }
  return { child, output, exit: once(child, "close") };
}

it("prints one line and exits with 1 if it cannot serve", async () => {
  const blocker = createServer();
  const usedPort = String(await listen(blocker));
  for (const [file, parameters, PORT, fault, HOST = "127.0.0.1"] of [
    ["commands/start/main.ts", [], "eighty", 'PORT: got "eighty", expected a whole number such as PORT=8080'],
    ["server/main.ts", [folder], "65536", 'PORT: got "65536", expected a whole number'],
    ["server/main.ts", ["/nowhere"], "0", "/nowhere is not a build: _headers is missing"],
    ["server/main.ts", [folder], usedPort, `Port ${usedPort} is in use: stop the program that uses it`],
    ["server/main.ts", [folder], "0", 'HOST: got "192.0.2.1", expected an address of this machine', "192.0.2.1"],
  ] as const) {
    const { output, exit } = run(file, parameters, { PORT, HOST });
    expect(await exit).toEqual([1, null]);
    expect(output.stderr).toMatch(new RegExp(`^.*${fault}.*\n$`));
  }
  blocker.close();
});

it("survives uncaught errors; after signals, finishes running responses and exits with 0", async () => {
  const { child, output, exit } = run("server/main.ts", [folder], { PORT: "0", HOST: "" });
  await vi.waitFor(() => expect(output.stdout).toMatch(/:\d+\n/), { timeout: 20_000 });
  const port = Number(/^The site is at http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(output.stdout)?.[1]);
  child.kill("SIGUSR2");
  await vi.waitFor(() => expect(output.stderr).toMatch(/^Uncaught error: Error: thrown/));
  expect((await ask(port)).status).toBe(200);
  const [, check = ""] = /"-e", "(.*)"/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const health = spawn(process.execPath, ["-e", check], { env: { ...process.env, PORT: String(port) } });
  expect(await once(health, "close")).toEqual([0, null]);

  const running = open(port, "GET /media/large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(running.socket, "data");
  running.socket.pause();
  child.kill("SIGINT");
  child.kill("SIGTERM");
  await vi.waitFor(() => expect(ask(port)).rejects.toThrow("ECONNREFUSED"), { timeout: 20_000 });
  running.socket.resume();
  expect((await running.all).length).toBeGreaterThan(largeSize);
  expect(await exit).toEqual([0, null]);
});
