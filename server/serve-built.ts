import { resolve } from "node:path";
import { messageOf } from "./log-line.ts";
import { placeIn, serve } from "./serve.ts";
import { createSiteServer } from "./site-server.ts";

// Serves a built folder as it is and builds nothing: for a container, or any place that has the folder and not what makes it.
//   node server/serve-built.ts [folder]

try {
  const place = placeIn(process.env);
  await serve(createSiteServer(resolve(process.argv[2] ?? "dist")), place);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
