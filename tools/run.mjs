// Runs a TypeScript file on any supported Node, also those that cannot read TypeScript themselves:
//   node tools/run.mjs <file.ts> [arguments]
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [, , file] = process.argv;
if (!file) throw new Error("tools/run.mjs: name the file to run, as in `node tools/run.mjs commands/start/main.ts`");
process.argv.splice(1, 2, resolve(file));
await runnerImport(resolve(file), { configFile: false, logLevel: "warn" }).catch((error) => {
  // Printed here, for Node puts the lines of its own loader before it: an owner's mistake says by itself what is wrong.
  console.error(error);
  process.exit(1);
});
