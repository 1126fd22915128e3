import { listen, parsePort } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reads `PORT` and `HOST`; for Node, an empty host is every address. Exits if the port is invalid. */
export function listenOptions({ PORT = "4321", HOST } = process.env) {
  const port = parsePort(PORT) ?? fail(`PORT: got "${PORT}", expected a whole number such as PORT=8080`);
  return { port, host: HOST || "127.0.0.1" };
}

/** Serves until a signal, then finishes running requests and exits. Uncaught errors are logged and end nothing. */
export async function serve(folder: string, { port, host }: ReturnType<typeof listenOptions>): Promise<void> {
  // A log that cannot be written, as on a full disk, is lost: logging that error would loop forever.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const { server, stop } = createSiteServer(folder);
    const actual = await listen(server, port, host);
    console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${actual}`);
    process.on("uncaughtException", (error) => console.error("Uncaught error:", error));
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => stop().then(() => process.exit(0)));
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    const portInUse = `Port ${port} is in use: stop the program that uses it, or choose another: PORT=8080 npm start`;
    const wrongHost = `HOST: got "${host}", expected an address of this machine such as HOST=127.0.0.1`;
    if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo") fail(wrongHost);
    fail(code === "EADDRINUSE" ? portInUse : `The server could not start: ${message}`);
  }
}
