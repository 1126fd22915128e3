import { resolve } from "node:path";
import { listenOptions, serve } from "./serve.ts";

// Serves a built folder as it is and builds nothing: for a container, or any place that has the folder and not what makes it.
//   node server/main.ts [folder]

await serve(resolve(process.argv[2] ?? "dist"), listenOptions());
