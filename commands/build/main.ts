import { buildSite } from "../../generator/build.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { examine } from "../check/examine.ts";
import { briefly } from "../check/report.ts";

await runCommand({
  name: "npm run build",
  purpose: "Builds the site into dist/, and replaces the previous build once the new one is complete.",
  options: { strict: "rejects placeholders, untranslated texts and broken links" },
  async run({ strict = false }) {
    if (strict) {
      const { errors } = examine(root, { strict });
      if (errors.length > 0)
        throw new OwnerError("Nothing was built; `npm run check -- --all` lists each:", briefly(errors));
    }
    await buildSite(root, strict);
  },
});
