import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

interface Ended {
  code: number | null;
  said: string;
}

/** Runs a program of the project's until it ends, or until it has said `until`; then `andThen` may end it. */
function run(script: string[], env: Record<string, string>, until?: string, andThen?: (child: ChildProcess) => void) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(process.execPath, script, { env: { ...process.env, ...env } });
    started.push(child);
    let said = "";
    let waiting = until !== undefined;
    const listen = (part: Buffer) => {
      said += String(part);
      if (!waiting || !until || !said.includes(until)) return;
      waiting = false;
      andThen?.(child);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("close", (code) => resolve({ code, said }));
  });
}

const start = ["tools/run.mjs", "server/start.ts"];
const build = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
const minute = 60_000;

describe("npm start", () => {
  it(
    "says when the port is none",
    async () => {
      const { code, said } = await run(start, { PORT: "eighty" });
      expect(code).toBe(1);
      expect(said).toContain('PORT: got "eighty", wants a whole number from 0 to 65535');
    },
    minute,
  );

  it(
    "says when the port is taken, and how to choose another",
    async () => {
      const blocker: Server = createServer();
      const port = await new Promise<number>((resolve) =>
        blocker.listen(0, "127.0.0.1", () => resolve((blocker.address() as { port: number }).port)),
      );
      const { code, said } = await run(start, { PORT: String(port) });
      blocker.close();
      expect(code).toBe(1);
      expect(said).toContain(`Port ${port} is taken`);
      expect(said).toContain(`PORT=${port + 1} npm start`);
    },
    minute,
  );

  it(
    "ends cleanly when it is told to",
    async () => {
      const { code, said } = await run(start, { PORT: "0" }, "The site is at", (child) => child.kill("SIGTERM"));
      expect(said).toMatch(/The site is at http:\/\/127\.0\.0\.1:\d+/);
      expect(code).toBe(0);
    },
    minute,
  );
});

describe("npm run build", () => {
  it(
    "fails on a wrong value, names it and writes nothing",
    async () => {
      const { code, said } = await run(build, { PLUGINSITE_CONTACT_EMAIL: "none" });
      expect(code).not.toBe(0);
      expect(said).toContain('contactEmail: got "none", wants an e-mail address');
    },
    minute,
  );
});
