// Writes the faces that stand in for the site's typefaces until they have arrived:
//   node tools/run.mjs tools/write-fallback-fonts.ts
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fallbackFaces, fallbackStyles } from "../generator/inputs/fallback-fonts.ts";

const file = resolve(import.meta.dirname, "../src/styles/fallback-fonts.css");
writeFileSync(file, fallbackStyles(await fallbackFaces()));
console.log(`Written: ${file}`);
