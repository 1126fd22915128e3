import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished, vi } from "vitest";
import { ask, startLargeDownload } from "./testing/client.ts";
import { largeSize, sampleFolder } from "./testing/sample.ts";

it("survives uncaught errors; after signals, finishes running responses and exits with 0", async () => {
  const throwOnSignal = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("thrown")})';
  const command = ["--import", throwOnSignal, "tools/run.mjs", "server/main.ts", sampleFolder()];
  const child = spawn(process.execPath, command, { env: { ...process.env, PORT: "0", HOST: "" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "close");
  const output: unknown[] = [];
  const errors: unknown[] = [];
  child.stdout.on("data", (part) => output.push(part));
  child.stderr.on("data", (part) => errors.push(part));
  await vi.waitFor(() => expect(output.join("")).toMatch(/:\d+\n/), { timeout: 20_000 });
  const port = Number(/^The site is at http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(output.join(""))?.[1]);
  child.kill("SIGUSR2");
  await vi.waitFor(() => expect(errors.join("")).toMatch(/Uncaught error: Error: thrown/));
  expect((await ask(port)).status).toBe(200);
  const [, check = ""] = /"-e", "(.*)"/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const health = spawn(process.execPath, ["-e", check], { env: { ...process.env, PORT: String(port) } });
  expect(await once(health, "close")).toEqual([0, null]);

  const running = await startLargeDownload(port);
  child.kill("SIGINT");
  child.kill("SIGTERM");
  await vi.waitFor(() => expect(ask(port)).rejects.toThrow("ECONNREFUSED"), { timeout: 20_000 });
  running.socket.resume();
  expect((await running.all).length).toBeGreaterThan(largeSize);
  expect(await exit).toEqual([0, null]);
});
