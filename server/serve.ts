import { listen, portIn } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

/** Ends the process with a line that says why there is nothing to serve. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Where to listen: what the environment says, or the usual. A port that is none ends the process. */
export function listenOptions({ PORT = "4321", HOST: host = "127.0.0.1" } = process.env) {
  return { port: portIn(PORT) ?? fail(`PORT: got "${PORT}", wants a whole number such as PORT=8080`), host };
}

/**
 * Serves a built folder as this process's only work, and ends it when that cannot begin. What nobody has caught is logged and
 * ends nothing; a signal lets the requests that have begun be finished, and ends the process with 0.
 */
export async function serve(folder: string, { port, host }: ReturnType<typeof listenOptions>): Promise<void> {
  // Where a log cannot be written, its disk being full, say, it is lost: to log that would be to try again without end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const { server, stop } = createSiteServer(folder);
    const actual = await listen(server, port, host);
    console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${actual}`);
    process.on("uncaughtException", (error) => console.error("Nobody caught:", error));
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop().then(() => process.exit(0)));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const taken = `Port ${port} is taken: stop what listens there, or choose another, as in PORT=8080 npm start`;
    fail(code === "EADDRINUSE" ? taken : `The server could not start: ${message}`);
  }
}
