// Writes the faces that stand in for the site's typefaces until they have arrived:
//   node tools/run.mjs tools/write-fallback-fonts.ts
// With --if-needed, only where they no longer fit the texts.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fallbackFaces, fallbackStyles, isOutdated } from "../generator/inputs/fallback-fonts.ts";
import { replaceFiles } from "./replace-files.ts";

const file = resolve(import.meta.dirname, "../src/styles/fallback-fonts.css");
const styles = fallbackStyles(await fallbackFaces());
if (!process.argv.includes("--if-needed") || isOutdated(readFileSync(file, "utf8"), styles)) {
  replaceFiles([{ file, content: styles }]);
  console.log(`Written: ${file}`);
}
