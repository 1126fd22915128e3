import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../serve.ts";
import { createSiteServer } from "../site-server.ts";

// Serves the folder that is named, as `npm start` serves a built one. Told so by the process that has started this one, it
// says what memory it takes, in B, or fails where nobody catches it.

const [, , folder = ""] = process.argv;

process.on("message", (message) => {
  if (message === "memory") process.send?.(process.memoryUsage.rss());
  if (message === "throw")
    setImmediate(() => {
      throw new Error("thrown\nin two lines");
    });
  if (message === "write") setImmediate(() => writeFileSync(join(tmpdir(), `written-${process.pid}`), ""));
  if (message === "reject") Promise.reject(new Error("rejected\nin two lines"));
});
process.on("disconnect", () => process.exit(1));

await serve(createSiteServer(folder), { port: Number(process.env.PORT ?? 0), host: "127.0.0.1" }).then(
  (address) => console.log(`The site is at ${address}`),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
