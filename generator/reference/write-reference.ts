import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { references } from "./references.ts";

for (const { file, write } of references) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, write());
  console.log(`Written: ${file}`);
}
