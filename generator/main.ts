import { root, runCommand } from "../tools/command-line.ts";
import { buildSite } from "./build.ts";

await runCommand(
  {
    name: "npm run build",
    purpose: "Writes the whole site to dist/. Nothing is written when configuration, texts or media are at fault.",
    options: {
      strict: {
        type: "boolean",
        purpose: "also refuses values that are still placeholders and links that lead nowhere",
      },
    },
  },
  ({ strict }) => buildSite(root, console.log, strict),
);
