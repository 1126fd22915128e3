import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { startBrowser } from "../browser/start-browser.ts";
import { warmUp } from "../browser/warm-up.ts";
import { measureVisits } from "../bytes/visits.ts";
import type { LoadRow } from "../load/table.ts";
import { spread } from "../report/statistics.ts";
import type { Bench } from "../sites.ts";
import { fileClasses, servedFiles } from "./file-classes.ts";
import type { ScaleFigures } from "./scale-document.ts";

/** The number of connections of which the arithmetic takes what a core answers: busy, and not beyond. */
const taken = 100;

/** Gathers what the page of arithmetic is made of: the load's rows, two visits in a browser, the files of the build. */
export async function scaleFigures(
  { ours, browser: place }: Bench,
  folder: string,
  load: { rows: readonly LoadRow[]; paths: readonly string[] },
  told: string,
): Promise<ScaleFigures> {
  const browser = await startBrowser(place);
  await warmUp(browser, `${ours.origin}/`);
  const visits = await measureVisits(browser, `${ours.origin}/`);
  await browser.close();
  const rules = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
  return {
    visits,
    classes: fileClasses(servedFiles(folder), rules),
    servers: [...new Set(load.rows.map(({ server }) => server))].map((name) => {
      const rows = load.rows.filter(({ server }) => server === name);
      const busy = rows.find(({ connections }) => connections === taken);
      return {
        name,
        perCore: spread((busy?.runs ?? []).map(({ perCore }) => perCore))?.median ?? 0,
        memory: Math.max(...rows.flatMap(({ runs }) => runs.map(({ memory }) => memory))),
      };
    }),
    paths: load.paths,
    told,
  };
}
