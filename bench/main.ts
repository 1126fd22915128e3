import { findBrowser } from "../tools/find-browser.ts";
import { measureBytes } from "./bytes/mode.ts";
import { measureLighthouse } from "./lighthouse/mode.ts";
import { measureLoad } from "./load/mode.ts";
import { measureMemory } from "./memory/mode.ts";
import { readOptions } from "./options.ts";
import { measureReal } from "./real/mode.ts";
import { openBench } from "./sites.ts";

const options = readOptions(process.argv.slice(2));
if (options.modes.includes("load")) {
  const s = await measureLoad(options);
  console.log(s.text);
  process.exit(0);
}
const bench = await openBench(options.dist, findBrowser());
const all = { real: measureReal, bytes: measureBytes, lighthouse: measureLighthouse, memory: measureMemory };
for (const m of options.modes) {
  const s = await all[m as "real"](bench, options);
  console.log(s.text);
}
await bench.close();
