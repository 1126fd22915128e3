import { resolve } from "node:path";
import { listenOptions, serve } from "./run-server.ts";

// Serves a built folder without building it, for containers and other places without the sources:
//   node server/main.ts [folder]

await serve(resolve(process.argv[2] ?? "dist"), listenOptions());
