import { loadavg } from "node:os";
import { relative } from "node:path";
import { findBrowser } from "../tools/find-browser.ts";
import { measureBytes } from "./bytes/mode.ts";
import { measureLighthouse } from "./lighthouse/mode.ts";
import { measureLoad } from "./load/mode.ts";
import { measureMemory } from "./memory/mode.ts";
import { gradeHeaders } from "./observatory/mode.ts";
import { type Mode, type Options, readOptions } from "./options.ts";
import { measureParts } from "./parts/mode.ts";
import { measureReal } from "./real/mode.ts";
import { circumstances, told } from "./report/machine.ts";
import { saveRuns } from "./report/save.ts";
import type { Section } from "./report/section.ts";
import { writeGrades, writePerformance, writeScale } from "./report/write-documents.ts";
import { scaleFigures } from "./scale/figures.ts";
import { scaleDocument } from "./scale/scale-document.ts";
import { type Bench, builtFolder, openBench } from "./sites.ts";

/** The modes besides `load`, whose rows the page of arithmetic wants as well. */
const others: Readonly<Record<Exclude<Mode, "load">, (bench: Bench, options: Options) => Promise<Section>>> = {
  bytes: measureBytes,
  real: measureReal,
  parts: measureParts,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  observatory: gradeHeaders,
};

const said = (file: string) => console.log(`bench: wrote ${relative(process.cwd(), file)}`);

async function measure(options: Options): Promise<void> {
  const executable = findBrowser();
  const bench = await openBench(options.dist, executable);
  const found = circumstances(executable);
  console.log(told(found));
  const [busy = 0] = loadavg();
  if (busy > found.cores / 2) {
    console.log(`bench: this machine is busy (${busy.toFixed(1)} on ${found.cores} cores): times will be too long`);
  }
  try {
    for (const mode of options.modes) {
      let section: Section;
      if (mode === "load") {
        const load = await measureLoad(options);
        section = load;
        const figures = await scaleFigures(bench, builtFolder(options.dist), load, told(found));
        if (options.write) said(writeScale(scaleDocument(figures)));
      } else section = await others[mode](bench, options);
      console.log(`\n${section.text}\n`);
      said(saveRuns(section, found));
      // After each mode, so that what was measured is not lost with what comes next.
      if (options.write && mode === "observatory") said(writeGrades(section.text, told(found)));
      else if (options.write) said(writePerformance([section], told(found)));
    }
  } finally {
    await bench.close();
  }
}

try {
  await measure(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  console.error("bench: docs/how-to/measure.md tells what it takes");
  process.exitCode = 1;
}
