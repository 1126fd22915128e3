import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { helpOf, readParameters } from "../inputs/parameters.ts";
import { references } from "./references.ts";

const command = {
  name: "npm run docs",
  purpose: "Writes docs/reference from the schemas of the configuration and the texts.",
  options: {},
} as const;

const { help } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else {
  for (const { file, write } of references) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, write());
    console.log(`Written: ${file}`);
  }
}
