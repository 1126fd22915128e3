import { join } from "node:path";
import { root, runCommand } from "../../tools/command-line.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { configurationReference } from "./configuration.ts";
import { textsReference } from "./texts.ts";

await runCommand(
  {
    name: "npm run docs",
    purpose: "Writes docs/reference from the schemas of the configuration and the texts.",
    options: {},
  },
  () => {
    const contents = { "configuration.md": configurationReference(), "texts.md": textsReference() };
    const files = Object.entries(contents).map(([name, content]) => ({ file: `docs/reference/${name}`, content }));
    replaceFiles(files.map(({ file, content }) => ({ file: join(root, file), content })));
    for (const { file } of files) console.log(`Written: ${file}`);
  },
);
