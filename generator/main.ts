import { root, runCommand } from "../tools/command-line.ts";
import { buildSite } from "./build.ts";

await runCommand(
  {
    name: "npm run build",
    purpose: "Builds the whole site into dist/. Writes nothing if configuration, texts or media are invalid.",
    options: { strict: { type: "boolean", purpose: "also rejects placeholders and broken links" } },
  },
  ({ strict }) => buildSite(root, console.log, strict),
);
