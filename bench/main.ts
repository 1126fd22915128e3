import { findBrowser } from "../tools/find-browser.ts";
import { readOptions } from "./options.ts";
import { measureReal } from "./real/mode.ts";
import { openBench } from "./sites.ts";

const options = readOptions(process.argv.slice(2));
const bench = await openBench(options.dist, findBrowser());
const s = await measureReal(bench, options);
console.log(s.text);
await bench.close();
