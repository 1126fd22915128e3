import { resolve } from "node:path";
import { buildSite } from "./build.ts";

/** `npm run build`. */
await buildSite(resolve(import.meta.dirname, ".."), console.log);
