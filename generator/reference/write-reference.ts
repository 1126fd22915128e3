import { resolve } from "node:path";
import { replaceFiles } from "../../tools/replace-files.ts";
import { references } from "./references.ts";

replaceFiles(references.map(({ file, write }) => ({ file: resolve(file), content: write() })));
for (const { file } of references) console.log(`Written: ${file}`);
