import { findBrowser } from "../tools/find-browser.ts";
import { measureBytes } from "./bytes/mode.ts";
import { measureLighthouse } from "./lighthouse/mode.ts";
import { readOptions } from "./options.ts";
import { measureReal } from "./real/mode.ts";
import { openBench } from "./sites.ts";

const options = readOptions(process.argv.slice(2));
const bench = await openBench(options.dist, findBrowser());
const all = { real: measureReal, bytes: measureBytes, lighthouse: measureLighthouse };
for (const m of options.modes) {
  const s = await all[m](bench, options);
  console.log(s.text);
}
await bench.close();
