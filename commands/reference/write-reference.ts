import { resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { references } from "./references.ts";

const command = {
  name: "npm run docs",
  purpose: "Writes docs/reference from the schemas of the configuration and the texts.",
  options: {},
} as const;

const { help } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else {
  replaceFiles(references.map(({ file, write }) => ({ file: resolve(file), content: write() })));
  for (const { file } of references) console.log(`Written: ${file}`);
}
