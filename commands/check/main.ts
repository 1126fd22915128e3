import { root, runCommand } from "../../tools/command-line.ts";
import { examine } from "./examine.ts";
import { reportOf } from "./report.ts";

await runCommand({
  name: "npm run check",
  purpose:
    "Checks settings, texts and files, and reports errors and warnings, each with its fix.\nExits with 1 if there is an error, with 0 if there are only warnings.",
  options: { all: "lists each warning, also of the same kind" },
  run({ all }) {
    const findings = examine(root);
    console.log(reportOf(findings, all));
    if (findings.errors.length > 0) process.exitCode = 1;
  },
});
