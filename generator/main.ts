import { resolve } from "node:path";
import { helpOf, readParameters } from "../tools/command-line.ts";
import { buildSite } from "./build.ts";

const command = {
  name: "npm run build",
  purpose: "Writes the whole site to dist/. Nothing is written when configuration, texts or media are at fault.",
  options: {
    strict: { type: "boolean", purpose: "also refuses values that are still placeholders and links that lead nowhere" },
  },
} as const;

/** `npm run build`. */
const { help, strict = false } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await buildSite(resolve(import.meta.dirname, ".."), console.log, strict);
