import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { ask } from "./testing/raw-client.ts";
import { sampleFiles, sampleFolder } from "./testing/sample-folder.ts";

const root = resolve(import.meta.dirname, "..");

function start(folder: string, environment: Record<string, string>) {
  const parameters = [resolve(root, "tools/run.mjs"), resolve(root, "server/serve-built.ts"), folder];
  const child = spawn(process.execPath, parameters, { env: { ...process.env, ...environment } });
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) stream.once("data", (part) => resolve(String(part)));
  });
  return { child, said, ended: new Promise((resolve) => child.once("close", resolve)) };
}

it("serves a built folder with nothing around it, until it is told to end", async () => {
  const { folder, remove } = sampleFolder();
  const { child, said, ended } = start(folder, { PORT: "0" });
  const [, port] = /^The site is at http:\/\/127\.0\.0\.1:(\d+)\n$/.exec(await said) ?? [];
  const { status, body } = await ask(Number(port), { path: "/de" });
  expect([status, String(body)]).toEqual([200, sampleFiles["de.html"]]);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  remove();
});

it.each<[string, string, Record<string, string>, string]>([
  ["a folder that holds no build", "/nowhere", { PORT: "0" }, "/nowhere holds no build: _headers is missing\n"],
  ["a port that is none", "/nowhere", { PORT: "x" }, 'PORT: got "x", wants a whole number from 0 to 65535'],
])("says what is wrong with %s, in a line", async (_what, folder, environment, fault) => {
  const { said, ended } = start(folder, environment);
  expect(await said).toContain(fault);
  expect(await ended).toBe(1);
});
