import { resolve } from "node:path";
import { listenOptions, serve } from "./run-server.ts";

// Serves a built folder where there are no sources, as in a container:
//   node server/main.ts [folder]

await serve(resolve(process.argv[2] ?? "dist"), listenOptions());
