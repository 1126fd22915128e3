// Runs a TypeScript file on every supported Node version, even those without TypeScript support:
//   node tools/run.mjs <file.ts> [arguments]
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import "./check-setup.mjs";

const { runnerImport } = await import("vite");
const [, , file] = process.argv;
process.argv.splice(1, 2, resolve(file));
await runnerImport(resolve(file), { configFile: false, logLevel: "warn" }).catch((error) => {
  // Printed here, because Node would add lines of its own loader before the message.
  // If a file cannot be parsed, the message has the place and is enough.
  console.error(error?.plugin === "vite:oxc" ? stripVTControlCharacters(error.message) : error);
  process.exit(1);
});
