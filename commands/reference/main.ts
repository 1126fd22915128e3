import { root, runCommand } from "../../tools/command-line.ts";
import { writeTexts } from "../../tools/replace-files.ts";
import { configurationReference } from "./configuration.ts";
import { textsSchema } from "./texts-schema.ts";

await runCommand({
  name: "npm run docs",
  purpose: "Writes docs/reference from the schemas of configuration and texts.",
  options: {},
  run: () =>
    writeTexts(root, {
      "docs/reference/configuration.md": configurationReference(),
      "docs/reference/texts.schema.json": textsSchema(),
    }),
});
