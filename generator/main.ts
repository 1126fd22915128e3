import { resolve } from "node:path";
import { buildSite } from "./build.ts";

/** `npm run build`: an owner's mistake is told in one message and ends it with status 1. */
await buildSite(resolve(import.meta.dirname, ".."), console.log).catch((error: Error) => {
  const ownersMistake = ["SiteConfigError", "StringsError", "MediaError"].includes(error.name);
  console.error(ownersMistake ? error.message : error);
  process.exit(1);
});
