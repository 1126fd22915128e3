import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildIsStale } from "./build-is-stale.ts";
import { createSiteServer } from "./site-server.ts";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");
const host = process.env.HOST ?? "127.0.0.1";

/** The port to listen at; ends the process with a word of help when `PORT` is none. */
function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`PORT: got "${text}", wants a whole number from 0 to 65535, such as PORT=8080`);
  process.exit(1);
}

async function buildWhenNeeded(): Promise<void> {
  if (existsSync(join(dist, "_headers")) && !buildIsStale(root, dist)) return;
  console.log("Building the site …");
  // Vite's module runner, which runs this file, has set it to "development": React would be built for that.
  process.env.NODE_ENV = "production";
  const { buildSite } = await import("../generator/build.ts");
  await buildSite(root, console.log);
}

const port = readPort(process.env.PORT ?? "4321");
await buildWhenNeeded().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const server = createSiteServer(dist);
server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = `Port ${port} is taken: stop what listens there, or choose another, as in PORT=${port + 1} npm start`;
  console.error(error.code === "EADDRINUSE" ? taken : `The server could not start: ${error.message}`);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  console.log(`The site is at http://${host}:${actual}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // A browser that keeps a download open must not keep the server from ending.
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  });
}
