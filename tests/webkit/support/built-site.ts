import { spawn } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { freePort } from "../../../tools/free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteOrigin: string;
  }
}

/** Starts the site once for all tests, as `npm start` does, and builds it when needed. */
export default async function setup(project: TestProject): Promise<() => void> {
  const port = await freePort();
  const server = spawn(process.execPath, ["tools/run.mjs", "commands/start/main.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit").then(() => {
    throw new Error("The site's server has ended");
  });
  const started = new Promise<void>((resolve) => {
    server.stdout.on("data", (line: Buffer) => String(line).includes("The site is at") && resolve());
  });
  await Promise.race([started, ended]);
  ended.catch(() => {});
  project.provide("siteOrigin", `http://127.0.0.1:${port}`);
  return () => void server.kill();
}
