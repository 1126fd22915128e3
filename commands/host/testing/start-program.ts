import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

export interface StartedHost {
  /** Where it answers. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts a web server and waits until it answers. Rejects with what it said when it ends before.
 *
 * @param folder where it is started, if that matters
 */
export async function startProgram(
  command: readonly [string, ...string[]],
  origin: string,
  environment: NodeJS.ProcessEnv = {},
  folder?: string,
): Promise<StartedHost> {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
    ...(folder && { cwd: folder }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      said += part;
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      said += error.message;
      resolve();
    });
    child.once("close", () => resolve());
  });
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  // Also a refusal, such as of a certificate that is not known, is an answer.
  const answers = () =>
    fetch(origin).then(
      () => true,
      ({ cause }) => cause?.code !== "ECONNREFUSED",
    );
  while (!(await answers())) {
    if (hasEnded) throw new Error(`${program} ended: ${said}`);
    await pause(20);
  }
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
