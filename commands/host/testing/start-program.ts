import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export interface StartedHost {
  /** Where it answers. */
  origin: string;
  stop: () => Promise<unknown>;
}

/** Starts a web server in a folder and waits until it answers. Rejects with what it said when it ends before. */
export async function startProgram(
  [program, ...parameters]: readonly [string, ...string[]],
  origin: string,
  env: Record<string, string>,
  cwd: string,
): Promise<StartedHost> {
  const child = spawn(program, parameters, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    cwd,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      said += part;
    });
  }
  const ended = once(child, "close").catch((error: Error) => {
    said += error.message;
  });
  // Also a refusal, such as of a certificate that is not known, is an answer.
  const answers = () =>
    fetch(origin).then(
      () => true,
      ({ cause }) => cause?.code !== "ECONNREFUSED",
    );
  while (!(await answers())) {
    if (child.exitCode !== null || !child.pid) throw new Error(`${program} ended: ${await ended.then(() => said)}`);
    await pause(20);
  }
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { origin, stop };
}
