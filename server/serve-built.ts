import { resolve } from "node:path";
import { messageOf } from "./log-line.ts";
import { readPort, serve } from "./serve.ts";
import { createSiteServer } from "./site-server.ts";

// Serves a built folder as it is and builds nothing: for a container, or any place that has the folder and not what makes it.
//   node server/serve-built.ts [folder]

const [, , folder = "dist"] = process.argv;

try {
  const place = { port: readPort(process.env.PORT ?? "4321"), host: process.env.HOST ?? "127.0.0.1" };
  console.log(`The site is at ${await serve(createSiteServer(resolve(folder)), place)}`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
